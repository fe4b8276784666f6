import { Button } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { Badge } from '../Badge/Badge.tsx';
import { control, icons, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** The look of every control on the top bar. */
export const barControl = css`
  ${control}
  color: ${tokens.color.textOnBar};
  cursor: pointer;

  &[data-hovered] {
    background: ${tokens.color.backgroundBarHover};
  }
  &[aria-expanded='true'],
  &[data-pressed] {
    background: ${tokens.color.backgroundBarPressed};
  }
  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocusOnBar};
    outline-offset: -2px;
  }
`;

export const BarButton = styled(Button)<{ readonly className?: string }>`
  ${barControl}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  ${square(tokens.size.barControl)}
  padding: 0;

  ${icons('svg', tokens.size.icon)}
`;

/** The badge grows outwards, so that a large count does not cover the icon. Its letters stop growing before it reaches the next control. */
export const BarBadge = styled(Badge)`
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: clamp(1px, 21px - 1rem, 5px);
  font-size: min(0.75rem, 14px);
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 18px;
  /* Three signs of the widest font that a device may show first, such as DejaVu Sans, end before the picture of the next control. */
  &[data-long] {
    padding-inline: 0;
    font-size: 12px;
  }
  /* Parts it from the icon below. */
  box-shadow: 0 0 0 2px ${tokens.color.backgroundBar};
`;

export const BarDot = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 24px;
  ${square('8px')}
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.signal};
  box-shadow: 0 0 0 2px ${tokens.color.backgroundBar};
  forced-color-adjust: none;
`;

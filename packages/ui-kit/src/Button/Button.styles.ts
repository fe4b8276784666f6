import { Button as AriaButton } from 'react-aria-components';
import { css, keyframes, styled } from 'styled-components';
import { control, icons, notOnPaper, reducedMotion } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** A variant on a ground of its own, in each of its states. */
const filled = (variant: string, ground: 'Ink' | 'Danger'): string => `
  &[data-variant='${variant}'] {
    background: ${tokens.color[`background${ground}`]};
    color: ${tokens.color[`textOn${ground}`]};
    forced-color-adjust: none;
  }
  &[data-variant='${variant}'][data-hovered] { background: ${tokens.color[`background${ground}Hover`]}; }
  &[data-variant='${variant}'][data-pressed] { background: ${tokens.color[`background${ground}Pressed`]}; }
`;

/** The look of a button. `Link` uses it too. */
export const buttonLooks = css`
  ${control}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s8};
  max-inline-size: 100%;
  min-block-size: ${tokens.density.controlSize};
  padding: calc(${tokens.density.paddingBlock} - 1px) ${tokens.space.s16};
  font: ${tokens.type.bodyStrong};
  text-align: center;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='small'] {
    min-block-size: ${tokens.density.controlSizeSmall};
    padding: 1px ${tokens.space.s12};
  }

  ${icons('svg', tokens.size.iconSmall)}

  ${filled('primary', 'Ink')}
  ${filled('danger', 'Danger')}

  &[data-variant='secondary'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.backgroundSurface};
    color: ${tokens.color.text};
  }
  &[data-variant='quiet'] {
    color: ${tokens.color.textLink};
  }
  &[data-variant='secondary'][data-hovered],
  &[data-variant='quiet'][data-hovered] {
    background: ${tokens.color.backgroundHover};
  }
  &[data-variant='secondary'][data-pressed],
  &[data-variant='quiet'][data-pressed] {
    background: ${tokens.color.backgroundPressed};
  }
  &[data-variant='secondary'][data-pressed] {
    border-color: ${tokens.color.text};
  }

  &[data-disabled] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
  &[data-variant='quiet'][data-disabled] {
    border-color: transparent;
    background: transparent;
  }

  &[data-pending] {
    cursor: progress;
  }

  /* Paper cannot be pressed. */
  ${notOnPaper}
`;

export const StyledButton = styled(AriaButton)<{ readonly className?: string }>`
  ${buttonLooks}
`;

const glide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

/** The progress bar along the lower edge of a pending button. */
export const PendingTrack = styled.span`
  position: absolute;
  inset: auto 0 0;
  block-size: 3px;
  border-end-start-radius: ${tokens.radius.control};
  border-end-end-radius: ${tokens.radius.control};
  overflow: hidden;
`;

export const PendingIndicator = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 40%;
  background: currentcolor;
  animation: ${glide} 1.2s linear infinite;

  ${reducedMotion('animation: none; inset-inline-start: 0; inline-size: 100%; opacity: 0.6;')}
`;

export const ButtonLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

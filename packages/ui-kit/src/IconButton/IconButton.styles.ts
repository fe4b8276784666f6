import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { control, disabledText, icons, notOnPaper, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const StyledIconButton = styled(AriaButton)<{ readonly className?: string }>`
  ${control}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  ${square(tokens.density.controlSize)}
  padding: 0;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  ${icons('svg', tokens.size.icon)}

  &[data-size='small'] {
    ${square(tokens.density.controlSizeSmall)}
  }
  &[data-size='small'] svg {
    ${square(tokens.size.iconSmall)}
  }

  &[data-hovered] {
    background: ${tokens.color.backgroundHover};
    color: ${tokens.color.text};
  }
  &[data-pressed] {
    background: ${tokens.color.backgroundPressed};
    color: ${tokens.color.text};
  }

  ${disabledText}

  ${notOnPaper}
`;

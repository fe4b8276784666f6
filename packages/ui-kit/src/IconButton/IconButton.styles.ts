import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { control, icons, mutedStates, notOnPaper, square } from '../theme/styles.ts';
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

  ${mutedStates()}

  ${notOnPaper}
`;

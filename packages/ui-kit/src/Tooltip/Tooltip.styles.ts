import { Tooltip as AriaTooltip } from 'react-aria-components';
import { styled } from 'styled-components';
import { fadesIn, notOnPaper, surfaceRoot } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const StyledTooltip = styled(AriaTooltip)<{ readonly className?: string }>`
  ${surfaceRoot}
  max-inline-size: min(280px, calc(100vw - ${tokens.space.s24}));
  padding: ${tokens.space.s4} ${tokens.space.s8};
  /* Visible in forced colours, where backgrounds are all alike. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.backgroundBar};
  color: ${tokens.color.textOnBar};
  font: ${tokens.type.meta};
  overflow-wrap: anywhere;
  ${fadesIn()}

  ${notOnPaper}
`;

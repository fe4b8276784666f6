import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { barControl } from '../TopBarButton/TopBarButton.styles.ts';
import { media, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const BarProgram = styled(Button)<{ readonly className?: string }>`
  ${barControl}
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${tokens.space.s8};
  min-inline-size: 64px;
  max-inline-size: 240px;
  block-size: 40px;
  padding: 0 ${tokens.space.s8};

  & svg {
    flex: none;
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
    color: ${tokens.color.textOnBarMuted};
  }

  /* The name needs the room more. */
  ${media.belowSmall} {
    & svg {
      display: none;
    }
  }
`;

/** The square in the program's own colour. It keeps its colour in forced colours, where it still carries meaning. */
export const ProgramSquare = styled.span`
  flex: none;
  box-sizing: border-box;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid ${tokens.color.borderOnBar};
  border-radius: 3px;
  forced-color-adjust: none;
`;

export const ProgramName = styled.span`
  ${truncate}
`;

import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { barControl } from '../TopBarButton/TopBarButton.styles.ts';
import { icons, media, programMark, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const BarProgram = styled(Button)<{ readonly className?: string }>`
  ${barControl}
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${tokens.space.s8};
  min-inline-size: 64px;
  max-inline-size: 240px;
  block-size: ${tokens.size.barControl};
  padding: 0 ${tokens.space.s8};

  ${icons('> svg', tokens.size.iconSmall, tokens.color.textOnBarMuted)}

  /* The name needs the room more. */
  ${media.belowSmall} {
    & > svg {
      display: none;
    }
  }
`;

export const ProgramMark = styled.span`
  ${programMark}
`;

export const ProgramName = styled.span`
  ${truncate}
`;

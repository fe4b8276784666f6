import { styled } from 'styled-components';
import { square, toned } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const TonedIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};

  & svg {
    ${square(tokens.size.icon)}
  }

  ${toned('icon')}
`;

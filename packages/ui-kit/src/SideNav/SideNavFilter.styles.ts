import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

/** Says that no link matches. */
export const NoMatch = styled.p`
  margin: 0;
  padding: ${tokens.space.s8} ${tokens.space.s12};
  color: ${tokens.color.textMuted};
`;

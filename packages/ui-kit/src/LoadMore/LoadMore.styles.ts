import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  /* Its hidden text is at its place, and not as far down the page as the list is long. */
  position: relative;
  display: flex;
  justify-content: center;
  outline: none;

  &[data-has-more] {
    padding: ${tokens.space.s12} ${tokens.space.s16};
  }
`;

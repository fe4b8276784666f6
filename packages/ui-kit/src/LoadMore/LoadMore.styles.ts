import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  justify-content: center;
  outline: none;

  &[data-has-more] {
    padding: ${tokens.space.s12} ${tokens.space.s16};
  }
`;

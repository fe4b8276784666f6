import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

/** A line takes no room, so a name keeps its width while a person types. */
export const Mark = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline 2px ${tokens.color.textLink};
  text-underline-offset: 3px;
  text-decoration-skip-ink: none;
`;

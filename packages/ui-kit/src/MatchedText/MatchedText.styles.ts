import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

/** A line takes no room, so a name keeps its width while a person types. */
export const Mark = styled.mark`
  background: none;
  color: inherit;
  /* Safari takes nothing but the kind of the line in the short form. */
  text-decoration-line: underline;
  text-decoration-color: ${tokens.color.textLink};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
  text-decoration-skip-ink: none;
`;

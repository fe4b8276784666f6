import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';
import { control } from './control.ts';
import { media } from './media.ts';
import { placeholder } from './text.ts';

/** The box of an input or a select. Its states are added where it is used: the kit has attributes for them, plain HTML pseudo-classes. */
export const fieldBox = css`
  ${control}
  inline-size: 100%;
  min-block-size: ${tokens.density.controlSize};
  padding: calc(${tokens.density.paddingBlock} - 1px) ${tokens.space.s12};
  border-color: ${tokens.color.borderStrong};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  text-overflow: ellipsis;

  /* Safari enlarges the page for a field with smaller text, and leaves it so. */
  ${media.coarsePointer} {
    font-size: 16px;
  }
  ${placeholder}
`;

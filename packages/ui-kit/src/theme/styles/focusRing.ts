import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

/** The focus ring of whatever React Aria marks with `data-focus-visible`. */
export const focusRing = css`
  outline: 2px solid transparent;
  outline-offset: 2px;

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** As `focusRing`, on the top bar. */
export const focusRingOnBar = css`
  outline: 2px solid transparent;
  outline-offset: 2px;

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocusOnBar};
  }
`;

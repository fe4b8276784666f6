import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

// Without width until there is focus: forced colours draw a transparent outline as a solid one.
const base = css`
  outline: 0 solid transparent;
  outline-offset: 2px;

  &:focus-visible,
  &[data-focus-visible] {
    outline-width: 2px;
  }
`;

/** The focus ring of whatever React Aria marks with `data-focus-visible`. */
export const focusRing = css`
  ${base}

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** As `focusRing`, on the top bar. */
export const focusRingOnBar = css`
  ${base}

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocusOnBar};
  }
`;

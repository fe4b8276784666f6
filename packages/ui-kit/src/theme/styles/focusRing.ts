import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

// The outline has no width without focus, because forced colours draw a transparent outline as a solid one.
const base = css`
  outline: 0 solid transparent;
  outline-offset: 2px;

  &:focus-visible,
  &[data-focus-visible] {
    outline-width: 2px;
  }
`;

/** The focus ring of elements that React Aria marks with `data-focus-visible`. */
export const focusRing = css`
  ${base}

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** The focus ring on the top bar, in a colour with contrast to it. */
export const focusRingOnBar = css`
  ${base}

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocusOnBar};
  }
`;

import { tokens } from '../../tokens/index.ts';

// The outline has no width without focus, because forced colours draw a transparent outline as a solid one.
const ringIn = (color: string) => `
  outline: 0 solid transparent;
  outline-offset: 2px;

  &:focus-visible,
  &[data-focus-visible] {
    outline-width: 2px;
  }
  &[data-focus-visible] {
    outline-color: ${color};
  }
`;

/** The focus ring of elements that React Aria marks with `data-focus-visible`. */
export const focusRing = ringIn(tokens.color.borderFocus);

/** The focus ring on the top bar, in a colour with contrast to it. */
export const focusRingOnBar = ringIn(tokens.color.borderFocusOnBar);

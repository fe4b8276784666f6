import { css } from 'styled-components';
import { icons, square } from './square.ts';

/**
 * The mark of a program: its icon on its own colour, which stands in the CSS variable `--gantry-program-color`. Without the variable set
 * the mark is plain. The icon is black or white, whichever stands out from the colour. It keeps its colour in forced colours, where it
 * still carries meaning. Mark an element that has a colour with `data-colored`.
 */
export const programMark = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  ${square('20px')}
  border-radius: 5px;

  &[data-colored] {
    background: var(--gantry-program-color);
    color: #fff;
    forced-color-adjust: none;

    /* A browser keeps an invalid colour that holds a variable, and drops the one before it. */
    @supports (color: oklch(from red l c h)) {
      color: oklch(from var(--gantry-program-color) clamp(0, (0.68 - l) * 1000, 1) 0 0);
    }
  }

  ${icons('> svg', '14px', 'inherit')}
`;

import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';
import { transition } from './motion.ts';
import { notOnPaper } from './paper.ts';

/** The layer that covers the page below a dialog. It fades in and out. */
export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: ${tokens.color.backgroundScrim};
  ${transition(['opacity'], tokens.motion.panel)}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  /* Over the page, a pull reloads nothing and a swipe goes nowhere. */
  :root:has(&) {
    overscroll-behavior: none;
  }

  ${notOnPaper}
`;

/** A scrim over the visible part of the page, which is smaller than the window while an on-screen keyboard is open. */
export const visibleScrim = css`
  ${scrim}
  inset: 0 0 auto;
  display: grid;
  container-type: size;
  box-sizing: border-box;
  block-size: var(--visual-viewport-height, 100%);

  ${notOnPaper}
`;

/** Inside a scrim with little height, such as above the keyboard of a phone on its side. */
export const lowScrim = '@container (block-size < 320px)';

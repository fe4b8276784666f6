import { FullScreenButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  FullScreenButton: { isBrowserOnly: true, render: (common) => <FullScreenButton {...common} /> },
};

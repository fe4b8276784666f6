import { FullScreenButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  FullScreenButton: { isBrowserOnly: true, render: (common) => <FullScreenButton {...common} /> },
};

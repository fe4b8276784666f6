import { ProgressBar } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  ProgressBar: { render: (common) => <ProgressBar {...common} label="Export" value={40} /> },
};

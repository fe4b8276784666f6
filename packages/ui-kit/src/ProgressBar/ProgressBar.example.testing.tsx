import { ProgressBar } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  ProgressBar: { render: (common) => <ProgressBar {...common} label="Export" value={40} /> },
};

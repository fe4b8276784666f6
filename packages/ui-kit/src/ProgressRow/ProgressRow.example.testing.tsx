import { ProgressRow } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  ProgressRow: { render: (common) => <ProgressRow {...common} title="Export" statusText="Running" value={40} /> },
};

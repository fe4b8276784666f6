import { ProgressRow } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  ProgressRow: { render: (common) => <ProgressRow {...common} title="Export" statusText="Running" value={40} /> },
};

import { EmptyState } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  EmptyState: { render: (common) => <EmptyState {...common} title="Nothing new" /> },
};

import { EmptyState } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  EmptyState: { render: (common) => <EmptyState {...common} title="Nothing new" /> },
};

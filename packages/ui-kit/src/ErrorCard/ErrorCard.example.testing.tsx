import { ErrorCard } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  ErrorCard: { render: (common) => <ErrorCard {...common} title="The schedule could not be opened" /> },
};

import { ErrorCard } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  ErrorCard: { render: (common) => <ErrorCard {...common} title="The schedule could not be opened" /> },
};

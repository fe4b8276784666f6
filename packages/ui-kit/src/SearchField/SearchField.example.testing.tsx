import { SearchField } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  SearchField: { render: (common) => <SearchField {...common} aria-label="Search" /> },
};

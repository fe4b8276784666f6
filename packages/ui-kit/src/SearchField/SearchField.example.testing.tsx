import { SearchField } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  SearchField: {
    elsewhere: { ref: 'input', id: 'input', 'aria-details': 'input' },
    render: (common) => <SearchField {...common} aria-label="Search" />,
  },
};

import { Select } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;
const options = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const;

/** Used by the tests of every component. */
export const examples: Examples = {
  Select: {
    elsewhere: { id: 'button', 'aria-details': 'button' },
    render: (common) => (
      <Select {...common} label="Program" options={options} selectedKey="all" onSelectionChange={nothing} />
    ),
  },
};

import { Select } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;
const options = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const;

/** For the tests that hold for every component. */
export const examples: Examples = {
  Select: {
    render: (common) => (
      <Select {...common} label="Program" options={options} selectedKey="all" onSelectionChange={nothing} />
    ),
  },
};

import { SegmentedControl } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;
const options = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const;

/** Used by the tests of every component. */
export const examples: Examples = {
  SegmentedControl: {
    render: (common) => (
      <SegmentedControl {...common} label="Show" options={options} selectedKey="all" onSelectionChange={nothing} />
    ),
  },
};

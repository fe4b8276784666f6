import { Chip } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Chip: { render: (common) => <Chip {...common}>To do</Chip> },
};

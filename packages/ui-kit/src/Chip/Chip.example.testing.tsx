import { Chip } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Chip: { render: (common) => <Chip {...common}>To do</Chip> },
};

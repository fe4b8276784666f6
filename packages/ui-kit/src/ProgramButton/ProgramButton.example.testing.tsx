import { ProgramButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** Used by the tests of every component. */
export const examples: Examples = {
  ProgramButton: { render: (common) => <ProgramButton {...common} label="North Ring" onPress={nothing} /> },
};

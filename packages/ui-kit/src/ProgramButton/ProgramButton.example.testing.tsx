import { ProgramButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** For the tests that hold for every component. */
export const examples: Examples = {
  ProgramButton: { render: (common) => <ProgramButton {...common} label="North Ring" onPress={nothing} /> },
};

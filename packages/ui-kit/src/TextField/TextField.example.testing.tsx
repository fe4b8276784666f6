import { TextField } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  TextField: { render: (common) => <TextField {...common} label="Purchase order" /> },
};

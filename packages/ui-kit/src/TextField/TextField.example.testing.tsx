import { TextField } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  TextField: {
    elsewhere: { ref: 'input', id: 'input', 'aria-details': 'input' },
    render: (common) => <TextField {...common} label="Purchase order" />,
  },
};

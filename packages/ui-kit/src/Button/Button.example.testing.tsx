import { Button } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Button: { render: (common) => <Button {...common}>Export</Button> },
};

import { Avatar } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Avatar: { render: (common) => <Avatar {...common} name="Avery Stone" /> },
};

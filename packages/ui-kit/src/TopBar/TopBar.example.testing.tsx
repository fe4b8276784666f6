import { TopBar } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  TopBar: { render: (common) => <TopBar {...common} aria-label="Portal" brand="Gantry" /> },
};

import { TopBar } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  TopBar: { render: (common) => <TopBar {...common} aria-label="Portal" brand="Gantry" /> },
};

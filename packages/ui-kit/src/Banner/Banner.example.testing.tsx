import { Banner } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Banner: {
    render: (common) => (
      <Banner {...common} tone="warning">
        Offline
      </Banner>
    ),
  },
};

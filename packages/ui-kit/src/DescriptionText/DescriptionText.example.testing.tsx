import { DescriptionText } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  DescriptionText: {
    render: (common) => <DescriptionText {...common} text="Forty lines were read" limit={12} />,
  },
};

import { DescriptionText } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  DescriptionText: {
    render: (common) => <DescriptionText {...common} text="Forty lines were read" limit={12} />,
  },
};

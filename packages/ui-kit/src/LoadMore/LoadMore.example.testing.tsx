import { LoadMore } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** For the tests that hold for every component. */
export const examples: Examples = {
  LoadMore: { render: (common) => <LoadMore {...common} hasMore isLoading={false} onPress={nothing} /> },
};

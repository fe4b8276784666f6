import { LoadMore } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** Used by the tests of every component. */
export const examples: Examples = {
  LoadMore: { render: (common) => <LoadMore {...common} hasMore isLoading={false} onPress={nothing} /> },
};

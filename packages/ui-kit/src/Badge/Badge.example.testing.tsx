import { Badge } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Badge: { render: (common) => <Badge {...common} count={3} countLabel={(count) => `${count} unread`} /> },
};

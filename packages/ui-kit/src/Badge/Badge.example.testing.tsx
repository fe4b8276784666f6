import { Badge } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Badge: { render: (common) => <Badge {...common} count={3} countLabel={(count) => `${count} unread`} /> },
};

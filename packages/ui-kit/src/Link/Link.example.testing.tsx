import { Link } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Link: {
    render: (common) => (
      <Link {...common} href="/help">
        Help
      </Link>
    ),
  },
};

import { Link } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Link: {
    render: (common) => (
      <Link {...common} href="/help">
        Help
      </Link>
    ),
  },
};

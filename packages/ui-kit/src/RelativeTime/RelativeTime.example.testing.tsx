import { RelativeTime } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  RelativeTime: { render: (common) => <RelativeTime {...common} dateTime="2026-11-02T10:00:00Z" /> },
};

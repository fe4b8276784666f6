import { RelativeTime } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  RelativeTime: { render: (common) => <RelativeTime {...common} dateTime="2026-11-02T10:00:00Z" /> },
};

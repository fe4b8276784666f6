import { Card } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Card: { render: (common) => <Card {...common}>Announcements</Card> },
};

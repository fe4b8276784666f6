import { Bell } from 'lucide-react';
import { Tile } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** Used by the tests of every component. */
export const examples: Examples = {
  Tile: { render: (common) => <Tile {...common} kind="link" label="Schedule" icon={icon} href="/schedule" /> },
};

import { Bell } from 'lucide-react';
import { Tile, TileGrid } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** Used by the tests of every component. */
export const examples: Examples = {
  TileGrid: {
    render: (common) => (
      <TileGrid {...common} aria-label="Apps">
        <Tile kind="link" label="Schedule" icon={icon} href="/schedule" />
      </TileGrid>
    ),
  },
};

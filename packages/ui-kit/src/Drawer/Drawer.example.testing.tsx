import { Drawer, SideDrawer } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const open = { isOpen: true, onOpenChange: () => undefined } as const;

/** Used by the tests of every component. */
export const examples: Examples = {
  Drawer: {
    elsewhere: '[role=dialog]',
    isBrowserOnly: true,
    render: (common) => (
      <Drawer {...common} {...open} isModal title="Notifications">
        Nothing new
      </Drawer>
    ),
  },
  SideDrawer: {
    isBrowserOnly: true,
    render: (common) => (
      <SideDrawer {...common} {...open} title="Notifications">
        Nothing new
      </SideDrawer>
    ),
  },
};

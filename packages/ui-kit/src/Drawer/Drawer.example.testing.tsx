import { Drawer, SideDrawer } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const open = { isOpen: true, onOpenChange: () => undefined } as const;

/** For the tests that hold for every component. */
export const examples: Examples = {
  Drawer: {
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

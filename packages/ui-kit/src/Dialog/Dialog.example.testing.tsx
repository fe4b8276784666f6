import { Dialog } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const open = { isOpen: true, onOpenChange: () => undefined } as const;

/** For the tests that hold for every component. */
export const examples: Examples = {
  Dialog: {
    isBrowserOnly: true,
    render: (common) => (
      <Dialog {...common} {...open} title="Results">
        Forty lines
      </Dialog>
    ),
  },
};

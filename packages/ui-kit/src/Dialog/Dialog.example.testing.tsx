import { Dialog } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const open = { isOpen: true, onOpenChange: () => undefined } as const;

/** Used by the tests of every component. */
export const examples: Examples = {
  Dialog: {
    elsewhere: '[role=dialog]',
    isBrowserOnly: true,
    render: (common) => (
      <Dialog {...common} {...open} title="Results">
        Forty lines
      </Dialog>
    ),
  },
};

import { AlertDialog, ConfirmDialog } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

const open = { isOpen: true, onOpenChange: () => undefined } as const;

/** Used by the tests of every component. */
export const examples: Examples = {
  AlertDialog: {
    elsewhere: '[role=alertdialog]',
    isBrowserOnly: true,
    render: (common) => (
      <AlertDialog {...common} {...open} title="Import failed" actionLabel="Close">
        No line could be read.
      </AlertDialog>
    ),
  },
  ConfirmDialog: {
    elsewhere: '[role=alertdialog]',
    isBrowserOnly: true,
    render: (common) => (
      <ConfirmDialog {...common} {...open} title="Delete the import?" actionLabel="Delete" onAction={nothing}>
        It cannot be brought back.
      </ConfirmDialog>
    ),
  },
};

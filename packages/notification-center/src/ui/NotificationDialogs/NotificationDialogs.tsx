import { lazyPart } from '@gantry/ui-kit';
import { useState } from 'react';
import {
  useIsDialogHost,
  useNotificationCenter,
  useNotificationDialog,
  type NotificationDialog,
} from '../../data/index.ts';
import type { NotificationDialogProps } from './ErrorDetailsDialog.tsx';

type DialogPart = ReturnType<typeof lazyPart<NotificationDialogProps>>;

const dialogs: Readonly<Record<NotificationDialog['kind'], DialogPart>> = {
  errorDetails: lazyPart(async () => (await import('./ErrorDetailsDialog.tsx')).ErrorDetailsDialog),
  results: lazyPart(async () => (await import('../ImportResults/ImportResultsDialog.tsx')).ImportResultsDialog),
};

/**
 * Shows the dialogs that rows and toasts open: error details and import results, loaded on first use. The panel, the page and the
 * columns contain it; add it to an app that uses none of them. If several are mounted, one of them shows the dialog.
 */
export function NotificationDialogs() {
  const { Screen } = useNotificationCenter().inbox;
  if (!useIsDialogHost()) return null;
  return (
    <>
      <AskedDialog />
      {Screen && <Screen />}
    </>
  );
}

function AskedDialog() {
  const center = useNotificationCenter();
  const { dialog, close } = useNotificationDialog();
  // A dialog that closes stays mounted until its animation has ended.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  if (last === null) return null;
  const { Part } = dialogs[last.kind];

  const onFailure = (error: unknown) => {
    close();
    setLast(null);
    center.screens.partFailed(error);
  };
  return (
    <Part key={last.kind} props={{ id: last.id, isOpen: dialog !== null, onClose: close }} onFailure={onFailure} />
  );
}

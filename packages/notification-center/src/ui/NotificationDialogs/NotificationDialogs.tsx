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

const dialogs: Readonly<Record<Exclude<NotificationDialog['kind'], 'settings'>, DialogPart>> = {
  errorDetails: lazyPart(async () => (await import('./ErrorDetailsDialog.tsx')).ErrorDetailsDialog),
  results: lazyPart(async () => (await import('../ImportResults/ImportResultsDialog.tsx')).ImportResultsDialog),
};

const settings = lazyPart(
  async () => (await import('../NotificationSettings/NotificationSettingsDialog.tsx')).NotificationSettingsDialog,
);

/**
 * Shows the dialogs that rows, menus and toasts open: error details, import results and settings, loaded on first use. The panel, the page and the
 * columns contain it; add it to an app that uses none of them. If several are mounted, one of them shows the dialog.
 */
export function NotificationDialogs() {
  return useIsDialogHost() ? <AskedDialog /> : null;
}

function AskedDialog() {
  const center = useNotificationCenter();
  const { dialog, close } = useNotificationDialog();
  // A dialog that closes stays mounted until its animation has ended.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  if (last === null) return null;
  const onFailure = (error: unknown) => {
    close();
    setLast(null);
    center.screens.partFailed(error);
  };
  const props = { isOpen: dialog !== null, onClose: close };
  if (last.kind === 'settings') return <settings.Part props={props} onFailure={onFailure} />;
  const { Part } = dialogs[last.kind];
  return <Part key={last.kind} props={{ ...props, id: last.id }} onFailure={onFailure} />;
}

import { Dialog } from '@gantry/ui-kit';
import { useImportResults, useNotification, useNotificationMessages } from '../../data/index.ts';
import type { NotificationDialogProps } from '../NotificationDialogs/ErrorDetailsDialog.tsx';
import { ImportResultsContent } from './ImportResultsContent.tsx';

/** The results of an import in a dialog. Rows and toasts open it through `NotificationDialogs`. */
export function ImportResultsDialog({ id, isOpen, onClose }: NotificationDialogProps) {
  const { results } = useNotificationMessages();
  const notification = useNotification(id);
  const state = useImportResults(id, { isEnabled: isOpen });
  const name = notification?.title || state.results?.description;
  const title = name ? results.titleOf(name) : results.title;
  return (
    <Dialog title={title} size="large" isOpen={isOpen} onOpenChange={onClose}>
      <ImportResultsContent state={state} label={title} />
    </Dialog>
  );
}

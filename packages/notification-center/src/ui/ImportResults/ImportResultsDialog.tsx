import { Dialog } from '@gantry/ui-kit';
import { useImportResults, useNotification, useNotificationMessages } from '../../data/index.ts';
import { ImportResultsContent } from './ImportResultsContent.tsx';

interface ImportResultsDialogProps {
  /** Id of the import's notification, which is also the background job's. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The results of an import in a dialog. Rows and toasts open it through `NotificationDialogs`. */
export function ImportResultsDialog({ id, isOpen, onClose }: ImportResultsDialogProps) {
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

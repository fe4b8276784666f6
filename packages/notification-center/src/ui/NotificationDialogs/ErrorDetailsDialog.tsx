import { AlertDialog } from '@gantry/ui-kit';
import { errorTextOf } from '../../core/rules/actions.ts';
import { useNotification, useNotificationMessages } from '../../data/index.ts';

/** What both dialogs take. */
export interface NotificationDialogProps {
  /** Id of the notification it is about, which is also the background job's. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The alert 'Error on {title}' with the job's error text. */
export function ErrorDetailsDialog({ id, isOpen, onClose }: NotificationDialogProps) {
  const { jobs, items, panel } = useNotificationMessages();
  const notification = useNotification(id);
  const text = notification === undefined ? null : errorTextOf(notification);
  return (
    <AlertDialog
      title={jobs.errorOn(notification?.title || items.untitled)}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={onClose}
      actionLabel={panel.close}
    >
      {text ?? jobs.noErrorText}
    </AlertDialog>
  );
}

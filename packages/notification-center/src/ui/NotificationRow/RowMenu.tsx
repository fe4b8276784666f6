import { canMarkAsUnread, hasActionsMenu } from '../../core/jobActions.ts';
import { jobStatusOf } from '../../core/status.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { ActionMenu, type MenuAction } from '../ActionMenu/ActionMenu.tsx';
import type { NotificationRowProps } from './RowFrame.tsx';

/** The menu of a row; nothing where it would be empty, and for a job that runs. */
export function RowMenu({ notification }: NotificationRowProps) {
  const { readState, openDialog } = useNotificationCenter();
  const { items, jobs } = useNotificationMessages();
  const { id, title } = notification;

  const actions: MenuAction[] = [];
  if (!notification.read) {
    const onAction = () => void readState.markAsRead(id);
    actions.push({ id: 'read', label: items.markAsRead, icon: 'markRead', onAction });
  }
  if (canMarkAsUnread(notification)) {
    const onAction = () => void readState.markAsUnread(id);
    actions.push({ id: 'unread', label: items.markAsUnread, icon: 'markUnread', onAction });
  }
  if (jobStatusOf(notification) === 'failed') {
    const onAction = () => openDialog({ kind: 'errorDetails', id });
    actions.push({ id: 'error', label: jobs.errorDetails, icon: 'danger', onAction });
  }
  if (actions.length === 0 || !hasActionsMenu(notification)) return null;
  return <ActionMenu size="small" label={items.actionsFor(title || items.untitled)} actions={actions} />;
}

import { dangerGlyph, markReadGlyph, markUnreadGlyph } from '@gantry/ui-kit/icons';
import { canMarkAsUnread, hasActionsMenu } from '../../core/rules/actions.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import { useNotificationCenter, useNotificationMessages, useRowActions, type MenuAction } from '../../data/index.ts';

/** The actions in the menu of a row; none for a running job. */
export function useRowMenu(notification: Notification): readonly MenuAction[] {
  const { readState, openDialog } = useNotificationCenter();
  const { items, jobs } = useNotificationMessages();
  const more = useRowActions(notification);
  const { id } = notification;

  const actions: MenuAction[] = [];
  if (!hasActionsMenu(notification)) return actions;
  if (!notification.read) {
    const onAction = () => void readState.markAsRead(id);
    actions.push({ id: 'read', label: items.markAsRead, icon: markReadGlyph, onAction });
  }
  if (canMarkAsUnread(notification)) {
    const onAction = () => void readState.markAsUnread(id);
    actions.push({ id: 'unread', label: items.markAsUnread, icon: markUnreadGlyph, onAction });
  }
  if (jobStatusOf(notification) === 'failed') {
    const onAction = () => openDialog({ kind: 'errorDetails', id });
    actions.push({ id: 'error', label: jobs.errorDetails, icon: dangerGlyph, onAction });
  }
  return [...actions, ...more];
}

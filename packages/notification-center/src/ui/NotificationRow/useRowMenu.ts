import { dangerGlyph, markReadGlyph, markUnreadGlyph, muteGlyph, notificationGlyph } from '@gantry/ui-kit/icons';
import { canMarkAsUnread, hasActionsMenu } from '../../core/rules/actions.ts';
import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import { useNotificationCenter, useNotificationMessages, useNotificationSettings } from '../../data/index.ts';
import type { MenuAction } from '../ActionMenu/ActionMenuItems.tsx';

/** The actions in the menu of a row; none for a running job. */
export function useRowMenu(notification: Notification): readonly MenuAction[] {
  const { readState, openDialog } = useNotificationCenter();
  const { items, jobs, settings: texts } = useNotificationMessages();
  const controls = useNotificationSettings();
  const { id, type } = notification;

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
  if (controls !== null) {
    const isMuted = controls.isMuted(type);
    const onAction = () => controls.setMuted(type, !isMuted);
    const [label, icon] = isMuted ? [texts.unmuteType, notificationGlyph] : [texts.muteType, muteGlyph];
    actions.push({ id: 'mute', label, icon, onAction });
  }
  return actions;
}

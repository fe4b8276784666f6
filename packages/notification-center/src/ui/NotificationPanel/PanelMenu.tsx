import { inboxGlyph, markReadGlyph, refreshGlyph, settingsGlyph } from '@gantry/ui-kit/icons';
import { useNotificationCenter, useNotificationMessages, useReadState, useUnreadCount } from '../../data/index.ts';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import type { MenuAction } from '../ActionMenu/ActionMenuItems.tsx';

interface PanelMenuProps {
  readonly onOpenNotificationCenter: (() => void) | undefined;
}

/** The panel's menu: Mark all as read, Refresh, Notification Center, Notification settings. */
export function PanelMenu({ onOpenNotificationCenter }: PanelMenuProps) {
  const center = useNotificationCenter();
  const { panel, settings } = useNotificationMessages();
  const { isMarkingAll, markAllAsRead } = useReadState();
  const unread = useUnreadCount();
  const actions: MenuAction[] = [
    {
      id: 'markAll',
      label: panel.markAllAsRead,
      icon: markReadGlyph,
      isDisabled: isMarkingAll || unread === 0,
      onAction: () => void markAllAsRead(),
    },
    { id: 'refresh', label: panel.refresh, icon: refreshGlyph, onAction: () => void center.refresh() },
  ];
  if (onOpenNotificationCenter !== undefined) {
    actions.push({
      id: 'center',
      label: panel.notificationCenter,
      icon: inboxGlyph,
      onAction: onOpenNotificationCenter,
    });
  }
  if (center.settings !== null) {
    const onAction = () => center.openDialog({ kind: 'settings' });
    actions.push({ id: 'settings', label: settings.title, icon: settingsGlyph, onAction });
  }
  return <ActionMenu label={panel.options} actions={actions} />;
}

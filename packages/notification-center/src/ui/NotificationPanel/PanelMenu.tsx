import { inboxGlyph, markReadGlyph, refreshGlyph } from '@gantry/ui-kit/icons';
import { useNotificationCenter, useNotificationMessages, useReadState, useUnreadCount } from '../../data/index.ts';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import type { MenuAction } from '../ActionMenu/ActionMenuItems.tsx';

interface PanelMenuProps {
  readonly onOpenNotificationCenter: (() => void) | undefined;
}

/** The panel's menu: Mark all as read, Refresh, Notification Center. */
export function PanelMenu({ onOpenNotificationCenter }: PanelMenuProps) {
  const center = useNotificationCenter();
  const { panel } = useNotificationMessages();
  const { markAllAsRead, isMarkingAll } = useReadState();
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
  return <ActionMenu label={panel.options} actions={actions} />;
}

import { inboxGlyph, markReadGlyph, refreshGlyph } from '@gantry/ui-kit/icons';
import {
  useMarkAllAsRead,
  useNotificationCenter,
  useNotificationMessages,
  useReadState,
  useScreenActions,
  useUnreadCount,
  type MenuAction,
} from '../../data/index.ts';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';

interface PanelMenuProps {
  readonly onOpenNotificationCenter: (() => void) | undefined;
}

/** The panel's menu: Mark all as read, Refresh, Notification Center. */
export function PanelMenu({ onOpenNotificationCenter }: PanelMenuProps) {
  const center = useNotificationCenter();
  const { panel } = useNotificationMessages();
  const { isMarkingAll } = useReadState();
  const markAllAsRead = useMarkAllAsRead();
  const more = useScreenActions();
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
  return <ActionMenu label={panel.options} actions={[...actions, ...more]} />;
}

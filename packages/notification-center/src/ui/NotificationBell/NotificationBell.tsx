import { Glyph } from '@gantry/ui-kit';
import { notificationGlyph } from '@gantry/ui-kit/icons';
import { Bell, Corner, Count } from './NotificationBell.styles.ts';
import { useNotificationBadge } from './useNotificationBadge.ts';

interface NotificationBellProps {
  readonly className?: string | undefined;
}

/**
 * The content of a button that opens notifications: a bell with the unread count over its corner. It has no text: give the button
 * the `label` of `useNotificationBadge`.
 */
export function NotificationBell({ className }: NotificationBellProps) {
  const { count } = useNotificationBadge();
  return (
    <Bell className={className}>
      <Glyph shape={notificationGlyph} />
      <Corner>
        <Count count={count} countLabel={null} />
      </Corner>
    </Bell>
  );
}

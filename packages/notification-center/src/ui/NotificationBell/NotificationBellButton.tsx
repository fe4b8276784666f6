import { Glyph, IconButton, type IconButtonProps } from '@gantry/ui-kit';
import { notificationGlyph } from '@gantry/ui-kit/icons';
import { ScreenBoundary } from '../ScreenBoundary/ScreenBoundary.tsx';
import { Bell, ButtonCorner, Count } from './NotificationBell.styles.ts';
import { useNotificationBadge } from './useNotificationBadge.ts';

/** Props of {@link NotificationBellButton}. */
export interface NotificationBellButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** What it opens is open. */
  readonly isOpen?: boolean;
}

/** An icon button with the unread count, which its name contains too. Pass it to the panel as `returnFocusTo`. */
export function NotificationBellButton(props: NotificationBellButtonProps) {
  return (
    <ScreenBoundary>
      <BellButton {...props} />
    </ScreenBoundary>
  );
}

function BellButton({ isOpen = false, ...rest }: NotificationBellButtonProps) {
  const { count, label } = useNotificationBadge();
  return (
    // The badge lies over the button rather than in it: its 99+ is no part of the name, which says the count.
    <Bell>
      <IconButton {...rest} label={label} icon={<Glyph shape={notificationGlyph} />} aria-expanded={isOpen} />
      <ButtonCorner aria-hidden>
        <Count count={count} countLabel={null} />
      </ButtonCorner>
    </Bell>
  );
}

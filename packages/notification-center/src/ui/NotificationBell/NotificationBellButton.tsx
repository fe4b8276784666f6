import { IconButton, type IconButtonProps } from '@gantry/ui-kit';
import { NotificationBell } from './NotificationBell.tsx';
import { useNotificationBadge } from './useNotificationBadge.ts';

/** What `NotificationBellButton` takes, beside the properties of the kit's `IconButton`. */
export interface NotificationBellButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** What it opens is open. */
  readonly isOpen?: boolean;
}

/** A whole bell: an icon button with the unread count, whose name says the count too. Give it as `returnFocusTo` of the panel. */
export function NotificationBellButton({ isOpen = false, ...rest }: NotificationBellButtonProps) {
  const { label } = useNotificationBadge();
  return <IconButton {...rest} label={label} icon={<NotificationBell />} aria-expanded={isOpen} />;
}

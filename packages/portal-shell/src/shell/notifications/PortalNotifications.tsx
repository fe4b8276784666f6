import { NotificationCenterProvider, type NotificationCenter } from '@gantry/notification-center';
import { useLocale } from '@gantry/ui-kit';
import type { ReactNode } from 'react';

interface PortalNotificationsProps {
  readonly center: NotificationCenter;
  readonly children: ReactNode;
}

/** Runs the notification center for everything under it, in the portal's language. */
export function PortalNotifications({ center, children }: PortalNotificationsProps) {
  const { locale } = useLocale();
  return (
    <NotificationCenterProvider center={center} locale={locale}>
      {children}
    </NotificationCenterProvider>
  );
}

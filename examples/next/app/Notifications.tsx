'use client';
import {
  createEventSourceTransport,
  createHttpNotificationClient,
  createLegacyJobService,
  createNotificationCenter,
  NotificationBellButton,
  NotificationCenterProvider,
  NotificationPanel,
} from '@gantry/notification-center';
import { ThemeProvider, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { useState } from 'react';
import { request } from './request';

export function Notifications({ userId }: { readonly userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [center] = useState(() =>
    createNotificationCenter({
      client: createHttpNotificationClient({ request, userId }),
      jobs: createLegacyJobService({ request }),
      transport: createEventSourceTransport({ url: '/events' }),
      userId,
      callbacks: { navigate: (path) => location.assign(path), toast: toastQueue.add },
    }),
  );
  return (
    <ThemeProvider locale="en" isIsolated>
      <NotificationCenterProvider center={center}>
        <NotificationBellButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
        <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} />
        <ToastRegion />
      </NotificationCenterProvider>
    </ThemeProvider>
  );
}

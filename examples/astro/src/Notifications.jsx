import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
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
import { request } from './request.js';

/** An island: `client:only` draws it in the browser alone, as it shows what the person has. */
export default function Notifications({ userId }) {
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

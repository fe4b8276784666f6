import {
  createNotificationCenter,
  NotificationBellButton,
  NotificationCenterProvider,
  NotificationPanel,
} from '@gantry/notification-center';
import { ThemeProvider, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { useState } from 'react';
import { createLiveMessages, messageClient, reportJobs } from './depot/index.ts';

const callbacks = { navigate: (path: string) => location.assign(`#${path}`), toast: toastQueue.add };

export function Notifications({ userId }: { readonly userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [center] = useState(() => {
    const services = { client: messageClient, jobs: reportJobs, transport: createLiveMessages() };
    return createNotificationCenter({ ...services, userId, callbacks });
  });
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

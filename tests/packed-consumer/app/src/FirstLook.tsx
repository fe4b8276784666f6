import {
  createNotificationCenter,
  NotificationBellButton,
  NotificationCenterProvider,
  NotificationPanel,
} from '@gantry/notification-center';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { ThemeProvider, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { useState } from 'react';

const callbacks = { navigate: (path: string) => location.assign(`#${path}`), toast: toastQueue.add };

export function Notifications() {
  const [isOpen, setIsOpen] = useState(false);
  const [platform] = useState(() => createFakePlatform({ notifications: [{ type: 'todo', title: 'Count shelf A7' }] }));
  const [center] = useState(() => createNotificationCenter({ ...platform, userId: 'robin', callbacks }));
  return (
    <ThemeProvider locale="en" isIsolated>
      <NotificationCenterProvider center={center}>
        <button onClick={() => platform.startJob({ kind: 'export', title: 'Stock of April' })}>Make a report</button>
        <NotificationBellButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
        <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} />
        <ToastRegion />
      </NotificationCenterProvider>
    </ThemeProvider>
  );
}

import { createListeners, type Readable } from '@gantry/ui-kit/observable';

/** The browser's permission to show push notifications of the portal. */
export type PushPermission =
  /** Push is switched off in the configuration, or the browser does not support it. */
  | 'unavailable'
  /** The person has not been asked yet. */
  | 'default'
  | 'granted'
  | 'denied';

/** The current permission. It follows changes in the browser's settings. */
export interface PushPermissionStore extends Readable<PushPermission> {
  /** Asks the person once. Does nothing if they have already decided. Call it in the handler of a press, because browsers require one. */
  readonly request: () => Promise<void>;
}

const isSupported = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

/** @param isEnabled the flag PUSH_NOTIFICATIONS */
export function createPushPermission(isEnabled: boolean): PushPermissionStore {
  const isAvailable = isEnabled && isSupported();
  const listeners = createListeners();
  if (isAvailable) {
    navigator.permissions.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', () => listeners.call()),
      (error: unknown) => console.warn('Changes of the notification permission are not seen until a reload.', error),
    );
  }
  return {
    get: () => (isAvailable ? Notification.permission : 'unavailable'),
    subscribe: listeners.subscribe,
    request: async () => {
      if (!isAvailable || Notification.permission !== 'default') return;
      await Notification.requestPermission();
      listeners.call();
    },
  };
}

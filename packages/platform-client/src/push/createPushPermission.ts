import { createListeners } from '@gantry/base/observable';

/**
 * The browser's permission to show push notifications; unsupported if the configuration switches push off, or the browser has none.
 * `homeScreen` if the browser has push only for sites on the home screen, and this one is open in a tab.
 */
export type PushPermission = NotificationPermission | 'unsupported' | 'homeScreen';

/** Safari alone reports whether a site was opened from the home screen, and has push only there on iPhones and iPads. */
const isHomeScreenMissing = () => 'standalone' in navigator && navigator.standalone === false;
const isSupported = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

/**
 * The current permission, which follows changes in the browser's settings.
 *
 * @param isEnabled the flag PUSH_NOTIFICATIONS
 */
export function createPushPermission(isEnabled: boolean) {
  const isAvailable = isEnabled && isSupported();
  const otherwise = isEnabled && isHomeScreenMissing() ? 'homeScreen' : 'unsupported';
  const listeners = createListeners();
  if (isAvailable) {
    const watch = async () => {
      // A browser may have push without this way to ask.
      const status = await navigator.permissions.query({ name: 'notifications' });
      status.addEventListener('change', () => listeners.call());
    };
    watch().catch((error: unknown) =>
      console.warn('Changes of the notification permission are not seen until a reload.', error),
    );
  }
  return {
    get: (): PushPermission => (isAvailable ? Notification.permission : otherwise),
    subscribe: listeners.subscribe,
    /** Asks the person once. Does nothing if they have already decided. */
    request: async () => {
      if (!isAvailable || Notification.permission !== 'default') return;
      await Notification.requestPermission();
      listeners.call();
    },
  };
}

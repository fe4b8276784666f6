import { useEffect, useEffectEvent, useMemo } from 'react';
import { useReadable } from '@gantry/base/react';
import { forgetDevice } from './registeredDevice.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { startPush, type PushOptions } from './startPush.ts';
import { createListeners } from '@gantry/base/observable';

/**
 * The browser's permission to show push notifications; unsupported if the configuration switches push off, or the browser has none.
 * `homeScreen` if the browser has push only for sites on the home screen, and this one is open in a tab.
 */
type PushPermission = NotificationPermission | 'unsupported' | 'homeScreen';

/** Safari alone tells whether a site was opened from the home screen, and has push only there on iPhones and iPads. */
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

/** The state of push for the signed-in person. */
export interface Push {
  readonly permission: PushPermission;
  /** Asks the person for the permission. Call it in the handler of a press, because browsers require one. */
  readonly requestPermission: () => Promise<void>;
}

/** Has the service worker registered, and receives push messages while it is rendered, as soon as they are allowed. Use it only once. */
export function usePush(options: PushOptions): Push {
  const isEnabled = options.configuration.flags.PUSH_NOTIFICATIONS;
  const store = useMemo(() => createPushPermission(isEnabled), [isEnabled]);
  const permission = useReadable(store);
  const start = useEffectEvent(() => startPush(options));
  const forget = useEffectEvent(() => void forgetDevice(options.services));
  const register = useEffectEvent(() => {
    registerServiceWorker(options.configuration).catch((error: unknown) =>
      console.warn('The service worker was not registered, so this browser keeps no files of the portal.', error),
    );
  });
  useEffect(() => {
    if (permission === 'granted') return start();
    // The person has withdrawn the permission, or the configuration has.
    forget();
    register();
    return undefined;
  }, [permission]);
  return { permission, requestPermission: store.request };
}

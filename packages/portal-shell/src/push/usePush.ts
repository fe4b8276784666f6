import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createPushPermission, type PushPermission } from './pushPermission.ts';
import { forgetDevice } from './registeredDevice.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { startPush, type PushOptions } from './startPush.ts';

/** The state of push for the signed-in person. */
export interface Push {
  readonly permission: PushPermission;
  /** Asks the person for the permission. Call it in the handler of a press. */
  readonly requestPermission: () => Promise<void>;
}

/** Has the service worker registered, and receives push messages while it is rendered, as soon as they are allowed. Use it only once. */
export function usePush(options: PushOptions): Push {
  const isEnabled = options.configuration.flags.PUSH_NOTIFICATIONS;
  const store = useMemo(() => createPushPermission(isEnabled), [isEnabled]);
  const permission = useSyncExternalStore(store.subscribe, store.get);
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

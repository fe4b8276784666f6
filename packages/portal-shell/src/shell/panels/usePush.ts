import { useEffect, useEffectEvent, useMemo } from 'react';
import { useReadable } from '@gantry/base/react';
import { forgetDevice } from '@gantry/platform-client/push/registeredDevice';
import { registerServiceWorker } from '@gantry/platform-client/worker/registerServiceWorker';
import { startPush, type PushOptions } from '@gantry/platform-client/push/startPush';
import { createPushPermission } from '@gantry/platform-client/push/createPushPermission';

export type Push = ReturnType<typeof usePush>;

/** Has the service worker registered, and receives push messages while it is rendered, as soon as they are allowed. Use it only once. */
export function usePush(options: PushOptions) {
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
  return {
    permission,
    /** Asks the person for the permission. Call it in the handler of a press, because browsers require one. */
    requestPermission: store.request,
  };
}

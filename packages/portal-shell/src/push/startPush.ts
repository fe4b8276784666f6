import { addressOf, portalRoot } from '../addresses/portalBase.ts';
import type { Configuration } from '../config/configuration.ts';
import { pushWorkerPath, trustedScriptUrl } from '../trustedTypes/trustedScriptUrl.ts';
import type { Services } from '../services/createServices.ts';
import { localStore } from '../storage/browserStorage.ts';
import { deviceId } from './deviceId.ts';
import { parsePushMessage } from './pushMessage.ts';
import { showPushMessage } from './showPushMessage.ts';

export interface PushOptions {
  readonly configuration: Pick<Configuration, 'flags' | 'push'>;
  /** The signed-in person's id. */
  readonly userId: string;
  readonly services: Pick<Services, 'monolith' | 'notification'>;
  /** Opens a path of the portal in this tab. */
  readonly navigate: (path: string) => void;
}

/** Registers this device at both services for the person's messages. "Push token send failures are only logged". */
async function registerDevice({ services, userId }: PushOptions, token: string): Promise<void> {
  const device = {
    DeviceToken: token,
    UserId: userId,
    DevicePlatform: 'web',
    DeviceId: deviceId(localStore),
  } as const;
  const outcomes = await Promise.allSettled([
    services.monolith.registerDevice(device),
    services.notification.subscribeToPush({ ...device, Host: location.host }),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('The device was not registered for push.', outcome.reason);
  }
}

async function connect(options: PushOptions, signal: AbortSignal): Promise<void> {
  const settings = options.configuration.push;
  if (
    !options.configuration.flags.PUSH_NOTIFICATIONS ||
    settings === undefined ||
    Notification.permission !== 'granted'
  )
    return;
  const address = `${addressOf(pushWorkerPath)}?${new URLSearchParams(settings.firebase).toString()}`;
  const [{ connectMessaging }] = await Promise.all([
    import('./firebase.ts'),
    navigator.serviceWorker.register(trustedScriptUrl(address), { scope: addressOf('/'), updateViaCache: 'none' }),
  ]);
  const registration = await navigator.serviceWorker.ready;
  if (signal.aborted) return;
  const { token, stop } = await connectMessaging(settings, registration, (payload) => {
    const message = parsePushMessage(payload, portalRoot());
    if (message === null || signal.aborted) return;
    showPushMessage(message, { navigate: options.navigate, registration }).catch((error: unknown) => {
      console.warn('A push message could not be shown.', error);
    });
  });
  if (signal.aborted) {
    stop();
    return;
  }
  signal.addEventListener('abort', stop, { once: true });
  await registerDevice(options, token);
}

/**
 * Begins to receive push messages if the configuration enables push and the person has allowed it. It never fails. The portal works
 * without push too, so errors are only logged.
 *
 * @returns a function that stops it
 */
export function startPush(options: PushOptions): () => void {
  const controller = new AbortController();
  connect(options, controller.signal).catch((error: unknown) => {
    console.warn('Push notifications could not be set up.', error);
  });
  return () => controller.abort();
}

import { loadAhead } from '@gantry/base/loading';
import { answerWorker } from '../worker/questionToTab.ts';
import { whenActive } from '../worker/ownRegistration.ts';
import { registerDevice, registeredUser, type DeviceOwner } from './registeredDevice.ts';
import { receivesPush, registerServiceWorker, type WorkerConfiguration } from '../worker/registerServiceWorker.ts';
import { pushLock } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';

export interface PushOptions extends Omit<DeviceOwner, 'addresses'> {
  readonly configuration: WorkerConfiguration;
  /** Opens a path of the portal in this tab. */
  readonly navigate: (path: string) => void;
}

/**
 * Registers the worker, and waits for it. If it cannot be installed because a file that it would keep is missing or blocked, or the storage is
 * full, it receives messages alone: the next start tries to keep the files again.
 */
async function activeRegistration(configuration: WorkerConfiguration): Promise<ServiceWorkerRegistration | null> {
  const { flags } = configuration;
  const registration = await registerServiceWorker(configuration);
  if (registration === null) return null;
  try {
    await whenActive(registration);
    return registration;
  } catch (error) {
    if (!flags.KEEP_FILES) throw error;
    return await activeRegistration({ ...configuration, flags: { ...flags, KEEP_FILES: false } });
  }
}

async function connect(options: PushOptions, signal: AbortSignal): Promise<void> {
  const { configuration } = options;
  const { push: settings, services: addresses } = configuration;
  if (settings === undefined || !receivesPush(configuration)) return;
  const [firebase, registration] = await Promise.all([
    // Nobody waits for it, so the page is not loaded again if something blocks it.
    loadAhead(() => import('./firebase.ts')),
    activeRegistration(configuration),
  ]);
  if (firebase === undefined) throw new Error('The part for push could not be loaded; an extension may block it.');
  if (registration === null || signal.aborted) return;
  const { getDeviceToken } = firebase;
  answerWorker(options.navigate, signal);
  // Tabs that start together would each register the device.
  await underLock(pushLock, { signal }, async () => {
    // A token of another person would bring their messages here. Firebase replaces the token of a subscription that has ended.
    if (registeredUser() !== options.userId) await (await registration.pushManager.getSubscription())?.unsubscribe();
    const token = await getDeviceToken(settings, registration);
    if (!signal.aborted) await registerDevice({ ...options, addresses }, token);
  });
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
    if (!controller.signal.aborted) console.warn('Push notifications could not be set up.', error);
  });
  return () => controller.abort();
}

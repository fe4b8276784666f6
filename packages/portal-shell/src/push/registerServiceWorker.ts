import { addressOf, portalRoot } from '../addresses/portalBase.ts';
import type { Configuration } from '../config/configuration.ts';
import { serviceWorkerPath, trustedScriptUrl } from '../trustedTypes/trustedScriptUrl.ts';
import { keptFilesPrefix } from '../storage/stored.ts';
import { ownRegistration } from './ownRegistration.ts';
import { keepsFilesParameter, receivesPushParameter } from './worker/parameters.ts';

/** What decides about the worker. */
export type WorkerConfiguration = Pick<Configuration, 'push'> & {
  readonly flags: Pick<Configuration['flags'], 'KEEP_FILES' | 'PUSH_NOTIFICATIONS'>;
};

/** Whether push messages are received: the configuration offers them, and the person allows them. */
const receivesPush = ({ flags, push }: WorkerConfiguration): boolean =>
  flags.PUSH_NOTIFICATIONS && push !== undefined && 'Notification' in window && Notification.permission === 'granted';

/**
 * Registers the one service worker of the portal, which keeps the files of the build and receives push messages, as far as the configuration and
 * the person want that. If it has nothing to do, it is removed with all that it kept.
 *
 * @returns the registration; null if there is no worker
 */
export async function registerServiceWorker(
  configuration: WorkerConfiguration,
): Promise<ServiceWorkerRegistration | null> {
  // Without a secure connection there is none.
  if (!('serviceWorker' in navigator)) return null;
  const isPushed = receivesPush(configuration);
  if (!configuration.flags.KEEP_FILES && !isPushed) {
    const registration = await ownRegistration();
    if (registration === undefined) return null;
    await registration.unregister();
    await caches.delete(`${keptFilesPrefix}-${portalRoot()}/`);
    return null;
  }
  const duties = new URLSearchParams({
    ...(configuration.flags.KEEP_FILES && { [keepsFilesParameter]: 'yes' }),
    ...(isPushed && { [receivesPushParameter]: 'yes' }),
  });
  return navigator.serviceWorker.register(trustedScriptUrl(`${addressOf(serviceWorkerPath)}?${duties.toString()}`), {
    scope: addressOf('/'),
    updateViaCache: 'none',
  });
}

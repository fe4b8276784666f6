import { addressOf, portalRoot } from '../addresses/portalBase.ts';
import type { Configuration } from '../config/configuration.ts';
import { serviceWorkerPath, trustedScriptUrl } from '../trustedTypes/trustedScriptUrl.ts';
import { keepsFilesParameter, keptFilesPrefix } from './worker/parameters.ts';

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
 */
export async function registerServiceWorker(configuration: WorkerConfiguration): Promise<void> {
  // Without a secure connection there is none.
  if (!('serviceWorker' in navigator)) return;
  const scope = addressOf('/');
  const isPushed = receivesPush(configuration);
  if (!configuration.flags.KEEP_FILES && !isPushed) {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    if (registration === undefined) return;
    await registration.unregister();
    await caches.delete(`${keptFilesPrefix}-${portalRoot()}/`);
    return;
  }
  const duties = new URLSearchParams({
    ...(configuration.flags.KEEP_FILES && { [keepsFilesParameter]: 'yes' }),
    ...(isPushed && configuration.push?.firebase),
  });
  await navigator.serviceWorker.register(trustedScriptUrl(`${addressOf(serviceWorkerPath)}?${duties.toString()}`), {
    scope,
    updateViaCache: 'none',
  });
}

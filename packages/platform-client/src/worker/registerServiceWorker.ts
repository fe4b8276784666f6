import { addressOf, portalRoot } from '../addresses/portalBase.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { serviceWorkerPath, trustedScriptUrl } from '../trustedTypes/trustedScriptUrl.ts';
import { keptFilesPrefix, keptPagePrefix, keptScriptsPrefix } from '../storage/stored.ts';
import { ownRegistration } from './ownRegistration.ts';
import { keepsFilesParameter, keepsPageParameter, scriptFolderParameter } from './parameters.ts';

export interface WorkerConfiguration extends Pick<PlatformOptions, 'push' | 'services'> {
  /** Files of the build are kept; the page is kept, and opens without a network; push messages are received. */
  readonly flags: Readonly<Record<'KEEP_FILES' | 'OFFLINE' | 'PUSH_NOTIFICATIONS', boolean>>;
  /** Modules and extensions, whose scripts are kept. A view has no entry. */
  readonly modules: readonly { readonly entry?: string }[];
  readonly extensions: readonly { readonly entry: string }[];
  readonly views: { readonly scriptFolders: readonly string[] };
}

/** The folders of the entries of modules and extensions, and of the scripts of views, each once. */
function scriptFolders({ modules, extensions, views, services }: WorkerConfiguration): ReadonlySet<string> {
  const entries = [...modules, ...extensions].flatMap(({ entry }) => entry ?? []);
  const ofViews = views.scriptFolders.map((folder) => `${services.monolith}${folder}/`);
  return new Set([...entries, ...ofViews].map((address) => new URL('.', new URL(address, location.href)).href));
}

/** Whether push messages are received: the configuration offers them, and the person allows them. */
export const receivesPush = ({ flags, push }: WorkerConfiguration): boolean =>
  flags.PUSH_NOTIFICATIONS && push !== undefined && 'Notification' in window && Notification.permission === 'granted';

/**
 * Registers the one service worker of the portal, which keeps the files of the build and the page and receives push messages, as far as the configuration and
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
  const { KEEP_FILES, OFFLINE } = configuration.flags;
  if (!KEEP_FILES && !OFFLINE && !isPushed) {
    const registration = await ownRegistration();
    if (registration === undefined) return null;
    await registration.unregister();
    for (const prefix of [keptFilesPrefix, keptPagePrefix, keptScriptsPrefix])
      await caches.delete(`${prefix}-${portalRoot()}/`);
    return null;
  }
  const duties = new URLSearchParams({
    // A page without its files shows nothing.
    ...((KEEP_FILES || OFFLINE) && { [keepsFilesParameter]: 'yes' }),
    ...(OFFLINE && { [keepsPageParameter]: 'yes' }),
  });
  if (OFFLINE) for (const folder of scriptFolders(configuration)) duties.append(scriptFolderParameter, folder);
  return navigator.serviceWorker.register(trustedScriptUrl(`${addressOf(serviceWorkerPath)}?${duties.toString()}`), {
    scope: addressOf('/'),
    updateViaCache: 'none',
  });
}

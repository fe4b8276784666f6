import type { SafeStorage } from '../storage/browserStorage.ts';
import { reloadedBuildsKey } from '../storage/stored.ts';

/** The agreement between the build, which writes the version, and the page, which reads it. */

/** The address of the version of the server's build: `{"build": id}`. */
export const versionPath = '/version.json';

/** The name of the element in the page that holds the id of its build. */
export const buildElementName = 'gantry-build';

/** Returns the id of the build that a page belongs to; null in development. */
export function buildOf(page: Document): string | null {
  const element = page.querySelector<HTMLMetaElement>(`meta[name="${buildElementName}"]`);
  return element?.content || null;
}

const read = (storage: Storage): readonly string[] => (storage.getItem(reloadedBuildsKey) ?? '').split(' ');

/** True if a page of this build has reloaded by itself in this tab. */
export const hasReloadedFor = (storage: Storage, build: string): boolean => read(storage).includes(build);

/** Notes that a page of this build reloads by itself. Returns false if the browser does not store that. */
export function noteReloadFor(storage: SafeStorage, build: string): boolean {
  storage.setItem(reloadedBuildsKey, [...read(storage), build].join(' ').trim());
  return storage.isLasting();
}

import type { SafeStorage } from '../storage/browserStorage.ts';

/** The key in session storage of the builds whose pages have reloaded by themselves: their ids, between spaces. The page's own script uses it too. */
export const reloadedBuildsKey = 'gantry.reloaded_builds';

const read = (storage: Storage): readonly string[] => (storage.getItem(reloadedBuildsKey) ?? '').split(' ');

/** True if a page of this build has reloaded by itself in this tab. */
export const hasReloadedFor = (storage: Storage, build: string): boolean => read(storage).includes(build);

/** Notes that a page of this build reloads by itself. Returns false if the browser does not store that. */
export function noteReloadFor(storage: SafeStorage, build: string): boolean {
  storage.setItem(reloadedBuildsKey, [...read(storage), build].join(' ').trim());
  return storage.isLasting();
}

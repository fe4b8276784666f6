import type { MonolithService } from '@gantry/platform-client/services/monolith/monolith';

type Reader = Pick<MonolithService, 'getViewVersion'>;

/** The version of the monolith's build. It is read once and valid until a script of that version is missing. */
const versions = new WeakMap<Reader, Promise<string | null>>();

/** Returns the version in the names of the views' scripts; null if there is none. */
export async function viewVersion(monolith: Reader): Promise<string | null> {
  const known = versions.get(monolith);
  if (known) return known;
  // Views share the answer, so leaving one view does not abort the call.
  const read = monolith.getViewVersion();
  versions.set(monolith, read);
  try {
    return await read;
  } catch (error) {
    forgetViewVersion(monolith);
    throw error;
  }
}

/** Makes the next view read the version again. */
export function forgetViewVersion(monolith: Reader): void {
  versions.delete(monolith);
}

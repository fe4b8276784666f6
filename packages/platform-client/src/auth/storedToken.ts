import { heldLocks } from '../storage/heldLocks.ts';
import { accessTokenPrefix, hubLockOf, oidcPrefix } from '../storage/stored.ts';

const keyPrefix = `${oidcPrefix}user:`;

/** The key under which oidc-client-ts stores the user of a client. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/**
 * The entries with this prefix whose value is valid at this moment, in seconds of the epoch, by the clock of this device. The script in the
 * page calls this before the configuration is known, so it parses without the schema library.
 */
function currentEntries(storage: Storage, prefix: string, now: number) {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      try {
        // Any value can be read as an object, and what is not of the portal has no time in the future.
        const value = Object(JSON.parse(storage.getItem(key) ?? 'null')) as {
          readonly expires_at?: unknown;
          readonly expiresAt?: unknown;
          readonly profile?: { readonly sub?: unknown };
        };
        const { expires_at: end, expiresAt = end, profile } = value;
        const isCurrent = typeof expiresAt === 'number' && expiresAt > now;
        return isCurrent ? [{ rest: key.slice(prefix.length), subject: String(profile?.sub) }] : [];
      } catch {
        // The text is not the portal's.
        return [];
      }
    });
}

/** The subject of the session in the storage of a tab, of any identity provider, whose token is valid; null without one. */
export const currentSubject = (tab: Storage, now: number): string | null =>
  currentEntries(tab, keyPrefix, now)[0]?.subject ?? null;

/** The start of a page waits this long for what the browser says about its locks, in milliseconds. */
const longestLocksMs = 1000;

/**
 * The subject whose open tab may give its session to a new one: one person alone has a valid token in this browser, and a tab of theirs has
 * the connection to the hub. Null without one.
 */
export async function openSubject(local: Storage, now: number): Promise<string | null> {
  const [person, ...others] = currentEntries(local, accessTokenPrefix, now);
  if (person === undefined || others.length > 0) return null;
  const held = await heldLocks(longestLocksMs);
  return held?.includes(hubLockOf(person.rest)) === true ? person.rest : null;
}

import { oidcPrefix } from '../storage/stored.ts';

const keyPrefix = `${oidcPrefix}user:`;

/** The key under which oidc-client-ts stores the user of a client. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/**
 * True if a storage holds a session of any identity provider whose token is valid at this moment, in seconds of the epoch, by the clock of
 * this device. The script in the page uses it before the configuration is known, so it parses without the schema library.
 */
export function hasCurrentSession(storage: Storage, now: number): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(keyPrefix))
    .some((key) => {
      try {
        const user: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (typeof user !== 'object' || user === null || !('expires_at' in user)) return false;
        return typeof user.expires_at === 'number' && user.expires_at > now;
      } catch {
        // The text is not the portal's, so it is no session.
        return false;
      }
    });
}

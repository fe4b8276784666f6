import { oidcPrefix } from '../storage/stored.ts';

const keyPrefix = `${oidcPrefix}user:`;

/** The key under which oidc-client-ts stores the user of a client. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/**
 * The subject of the session in a storage, of any identity provider, whose token is valid at this moment, in seconds of the epoch, by the
 * clock of this device; null without one. The script in the page uses it before the configuration is known, so it parses without the schema
 * library.
 */
export function currentSubject(storage: Storage, now: number): string | null {
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    if (!key.startsWith(keyPrefix)) continue;
    try {
      // What is not of the portal fails, or has no time in the future.
      const user = JSON.parse(storage.getItem(key) ?? 'null') as { expires_at: unknown; profile: { sub: unknown } };
      if (typeof user.expires_at === 'number' && user.expires_at > now) return String(user.profile.sub);
    } catch {
      // The text is not the portal's, so it is no session.
    }
  }
  return null;
}

import * as v from 'valibot';

const storedSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_at: v.number() });

/** The access token as it lies in session storage, which is the one truth about it. */
export interface StoredToken {
  readonly accessToken: string;
  /** In seconds of the epoch. */
  readonly expiresAt: number;
}

const keyPrefix = 'oidc.user:';

/** Where oidc-client-ts keeps the user of a client in a storage. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/** Whether a session of any identity provider lies in a storage; for what is worth doing before the configuration is known. */
export function hasStoredSession(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(keyPrefix));
}

/** Reads the token that oidc-client-ts stored; null when there is none, or what lies there is not one. */
export function readStoredToken(storage: Storage, key: string): StoredToken | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const { access_token: accessToken, expires_at: expiresAt } = v.parse(storedSchema, JSON.parse(text));
    return { accessToken, expiresAt };
  } catch (error) {
    console.warn('The stored session could not be read, so it counts as none.', error);
    return null;
  }
}

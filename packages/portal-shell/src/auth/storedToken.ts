const keyPrefix = 'oidc.user:';

/** The key under which oidc-client-ts stores the user of a client. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/** True if a storage holds a session of any identity provider. It works before the configuration is known. */
export function hasStoredSession(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) =>
    key?.startsWith(keyPrefix),
  );
}

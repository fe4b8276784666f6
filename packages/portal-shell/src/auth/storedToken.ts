const keyPrefix = 'oidc.user:';

/** Where oidc-client-ts keeps the user of a client in a storage. */
export const userStorageKey = (identity: { authority: string; clientId: string }): string =>
  `${keyPrefix}${identity.authority}:${identity.clientId}`;

/** Whether a session of any identity provider lies in a storage; for what is worth doing before the configuration is known. */
export function hasStoredSession(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) =>
    key?.startsWith(keyPrefix),
  );
}

import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Keeps the provider's data in memory until it expires. The provider's own store would evict entries that are still valid. */
export function createAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const sweeping = setInterval(() => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key);
  }, 60_000);
  sweeping.unref();

  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const findBy = (prefix: string, isWanted: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of entries) if (key.startsWith(prefix) && isWanted(payload)) return read(key);
    return undefined;
  };

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert(id, payload, expiresIn) {
        entries.set(keyOf(id), { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(read(keyOf(id))),
      findByUid: (uid) => Promise.resolve(findBy(`${model}:`, (payload) => payload.uid === uid)),
      findByUserCode: (code) => Promise.resolve(findBy(`${model}:`, (payload) => payload.userCode === code)),
      consume(id) {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy(id) {
        entries.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId(grantId) {
        // Only entries of this model go: an interaction that names the grant continues.
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key);
        }
        return Promise.resolve();
      },
    };
  };
}

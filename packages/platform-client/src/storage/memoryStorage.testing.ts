/** A storage in memory, for tests. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const entries = new Map(Object.entries(initial));
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

/** Makes a storage full: it keeps what it has and takes nothing. */
export const full = (storage: Storage): Storage =>
  Object.assign(storage, {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });

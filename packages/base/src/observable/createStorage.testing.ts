/** A storage that tabs share. */
export function createStorage(initial: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
}

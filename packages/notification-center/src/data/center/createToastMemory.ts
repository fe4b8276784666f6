import * as v from 'valibot';

/** The part of the browser's storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const remembered = 1000;
const memorySchema = v.array(v.tuple([v.string(), v.number()]));

/** Which completions have been shown, and in which version. Shared by tabs, and kept across reloads. */
export type ToastMemory = ReturnType<typeof createToastMemory>;

/** Creates the memory kept under `name`. Without a storage it lasts as long as the page. */
export function createToastMemory(storage: KeyValueStorage | null, name: string) {
  const shown = new Map<string, number>();
  let lastText: string | null = null;

  function add(key: string, modifiedAt: number) {
    const last = shown.get(key) ?? 0;
    shown.delete(key);
    shown.set(key, Math.max(last, modifiedAt));
    const [oldest] = shown.keys();
    if (shown.size > remembered && oldest !== undefined) shown.delete(oldest);
  }

  /** Reads what other tabs, or this one before a reload, have written. */
  function readStorage() {
    try {
      const text = storage?.getItem(name) ?? '[]';
      if (text === lastText) return;
      lastText = text;
      const result = v.safeParse(memorySchema, JSON.parse(text));
      if (result.success) for (const [key, modifiedAt] of result.output) add(key, modifiedAt);
    } catch {
      // A storage that is denied or corrupt is ignored: at worst a toast is shown twice.
    }
  }

  return {
    /** Server time of the version that was shown; undefined if none was. */
    lastShown: (key: string) => {
      readStorage();
      return shown.get(key);
    },
    remember: (entries: readonly (readonly [key: string, modifiedAt: number])[]) => {
      if (entries.length === 0) return;
      readStorage();
      for (const [key, modifiedAt] of entries) add(key, modifiedAt);
      try {
        storage?.setItem(name, JSON.stringify([...shown]));
      } catch {
        // The storage is full or denied. The page still remembers.
      }
    },
  };
}

/** The storage of the browser, looked up at each use. A server has none. A blocked one throws, which the memory expects. */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key)),
  setItem(key, value) {
    if (typeof localStorage !== 'undefined') localStorage.setItem(key, value);
  },
};

import { createListeners } from './listeners.ts';
import { parseStored, type StoredSchema } from './readStored.ts';
import type { Writable } from './writable.ts';

/**
 * Creates a value that is stored as JSON under a key, the same in all tabs. A storage that is denied or corrupt is ignored: the page then
 * remembers alone.
 *
 * @param fallback the value while none is stored
 * @param storage null for none
 * @param tabs receives the `storage` events of the other tabs
 */
export function storedValue<Value>(
  key: string,
  schema: StoredSchema<Value>,
  fallback: Value,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  tabs: Pick<Window, 'addEventListener'> | null = typeof window === 'undefined' ? null : window,
): Writable<Value> {
  const changed = createListeners();
  let value = fallback;
  let text: string | null = null;

  // Read each time, because the event of another tab's write arrives late.
  function get() {
    try {
      const stored = storage?.getItem(key) ?? null;
      if (storage !== null && stored !== text) {
        text = stored;
        value = stored === null ? fallback : parseStored(schema, stored);
      }
    } catch {
      // What was there before stays.
    }
    return value;
  }

  tabs?.addEventListener('storage', ({ key: written }) => {
    // A null key means that the whole storage was cleared.
    if (written === key || written === null) changed.call();
  });

  return {
    get,
    subscribe: changed.subscribe,
    set(next) {
      if (Object.is(next, get())) return;
      value = next;
      try {
        const written = JSON.stringify(next);
        storage?.setItem(key, written);
        text = written;
      } catch {
        // What the storage still holds is older than this.
      }
      changed.call();
    },
  };
}

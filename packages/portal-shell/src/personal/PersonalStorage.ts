import { personalPrefix } from '@gantry/platform-client/storage/stored';

/**
 * Where a person's own arrangements are kept, one text for each name. A portal keeps them in the browser; an installation that has a service
 * for them implements this interface over it.
 */
export interface PersonalStorage {
  /** Returns the text under a name; null if there is none. */
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
  /** Calls the listener with the name of each text that another tab or device changed; returns a function that removes it. */
  readonly subscribe: (listener: (name: string) => void) => () => void;
}

interface BrowserStorageOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Receives the `storage` events of the other tabs. */
  readonly tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly personId: string;
}

/** Keeps the arrangements of one person in the browser's storage. Sign-out removes them. */
export function createBrowserPersonalStorage({ storage, tabs, personId }: BrowserStorageOptions): PersonalStorage {
  const prefix = `${personalPrefix}${encodeURIComponent(personId)}/`;
  return {
    read: (name) => storage.getItem(prefix + name),
    write: (name, text) => storage.setItem(prefix + name, text),
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key?.startsWith(prefix) === true) listener(key.slice(prefix.length));
      };
      tabs.addEventListener('storage', onStorage);
      return () => tabs.removeEventListener('storage', onStorage);
    },
  };
}

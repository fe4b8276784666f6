/**
 * The only access to the browser's storages. A full or blocked storage must not stop the portal. Values that it refuses are kept in memory
 * until the page is left, and the first failure is reported.
 */

import { createWritable, type Readable } from '@gantry/base/observable';
import { isPersonal } from './stored.ts';

/** The reason of a failure to store a value. */
export type StorageTrouble = 'full' | 'blocked';

/** A storage that never throws. */
export interface SafeStorage extends Storage {
  /** True if all written values are in the browser's storage and outlive the page. */
  readonly isLasting: () => boolean;
}

/** Why a browser refused to store something. */
export const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/**
 * Wraps one of the browser's storages.
 *
 * @param open returns the storage. It may throw, as `localStorage` does if the browser blocks it
 * @param onTrouble is called each time the browser refuses to store a value
 * @param keepsLast whether the stored value of a key stays if a newer one is refused
 */
export function createSafeStorage(
  open: () => Storage,
  onTrouble: (trouble: StorageTrouble) => void,
  keepsLast: (key: string) => boolean = () => false,
): SafeStorage {
  // Values that the browser did not store. Null marks a key that it did not remove.
  const memory = new Map<string, string | null>();

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: (trouble: StorageTrouble) => Result) => {
    try {
      return action(open());
    } catch (error) {
      const trouble = troubleOf(error);
      onTrouble(trouble);
      return otherwise(trouble);
    }
  };

  const removeItem = (key: string): void => {
    memory.delete(key);
    attempt(
      (storage) => storage.removeItem(key),
      () => void memory.set(key, null),
    );
  };

  const keys = (): string[] => {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      () => [],
    );
    const all = new Set(stored.filter((key) => key !== null));
    for (const [key, value] of memory) {
      if (value === null) all.delete(key);
      else all.add(key);
    }
    return [...all];
  };

  return {
    getItem: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      return attempt(
        (storage) => storage.getItem(key),
        () => null,
      );
    },
    setItem: (key, value) => {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => {
          // The previous value of a session must not be read by another tab or after a reload.
          if (!keepsLast(key)) removeItem(key);
          memory.set(key, value);
        },
      );
    },
    removeItem,
    clear: () => {
      for (const key of keys()) removeItem(key);
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
    isLasting: () => ![...memory.values()].some((value) => value !== null),
  };
}

// The script inside the page needs no list of failures.
const trouble = /*#__PURE__*/ createWritable<StorageTrouble | null>(null);

/** The first failure to store a value; null while there is none. */
export const storageTrouble: Readable<StorageTrouble | null> = trouble;

function report(next: StorageTrouble): void {
  if (trouble.get() !== null) return;
  console.warn(`The browser's storage is ${next}, so this page keeps its settings and its session in memory.`);
  trouble.set(next);
}

/** Lasts until the tab is closed. Each tab has its own. */
export const sessionStore: SafeStorage = createSafeStorage(() => sessionStorage, report);

/** Lasts until it is cleared. All tabs share it. */
export const localStore: SafeStorage = createSafeStorage(() => localStorage, report, isPersonal);

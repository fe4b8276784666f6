import type { Tab } from '../../engines/Tab.ts';

/** Moves the page's clock. */
export const passHours = (tab: Tab, hours: number) =>
  tab.evaluate(
    (milliseconds) => {
      const Before = Date;
      const now = () => Before.now() + milliseconds;
      // A date of now is the only one that the clock gives.
      globalThis.Date = new Proxy(Before, {
        construct: (target, given: readonly unknown[]) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given),
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    [hours * 3_600_000],
  );

/** Fills the page's storage, or makes place in it again. */
export const fillStorage = (tab: Tab, isFull: boolean) =>
  tab.evaluate(
    (full) => {
      const kept = globalThis as { placeFor?: object };
      const store = IDBObjectStore.prototype;
      kept.placeFor ??= { put: Reflect.get(store, 'put') as unknown, add: Reflect.get(store, 'add') as unknown };
      const refuse = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
      Object.assign(store, full ? { put: refuse, add: refuse } : kept.placeFor);
    },
    [isFull],
  );

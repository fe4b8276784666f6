import { unwrap, wrap, type IDBPDatabase } from 'idb';

const open = new Set<IDBTransaction>();

globalThis.addEventListener('pagehide', () => {
  for (const transaction of open) {
    try {
      transaction.abort();
    } catch {
      // It has committed, and its event has not come yet.
    }
  }
});

/**
 * Aborts the open transactions of a database when the page is left, as a browser does with a page that ends. WebKit keeps such a page in its
 * memory with its transactions open, and those of every later page then wait for ever.
 */
export function endWhenLeft(database: Pick<IDBPDatabase<never>, 'name'>): void {
  // The library makes every transaction by this method of the browser's database.
  const raw = unwrap(database as IDBPDatabase); // The schema does not matter here.
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...options) => {
    const transaction = begin(...options);
    open.add(transaction);
    // Whoever waits for its end still hears of it.
    wrap(transaction).done.catch(() => undefined);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
    return transaction;
  };
}

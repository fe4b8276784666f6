import { unwrap, wrap, type IDBPDatabase } from 'idb';

/**
 * Aborts the open transactions of a database when the page is left, as a browser does with a page that ends, and closes it. WebKit keeps such a
 * page in its memory with its transactions open, and those of every later page then wait for ever; a sign-out there waits for its connections.
 *
 * @param close closes the database, which the page opens again if the browser shows it again
 */
export function endWhenLeft(database: Pick<IDBPDatabase<never>, 'name'>, close: () => void): void {
  const open = new Set<IDBTransaction>();
  // The library makes every transaction by this method of the browser's database.
  const raw = unwrap(database as IDBPDatabase); // The schema does not matter here.
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...options) => {
    const transaction = begin(...options);
    open.add(transaction);
    // A caller that waits for its end still receives the error.
    wrap(transaction).done.catch(() => undefined);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
    return transaction;
  };
  const end = () => {
    for (const transaction of open) {
      try {
        transaction.abort();
      } catch {
        // It has committed, and its event has not come yet.
      }
    }
    close();
  };
  globalThis.addEventListener('pagehide', end, { once: true });
}

import type { Page } from '@playwright/test';

/** Runs in a page. The rows of a database, as texts; none if it is not there. One that is opened before the portal has made it would stay empty. */
export async function readRows(wanted: string) {
  if (!(await indexedDB.databases()).some(({ name }) => name === wanted)) return [];
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('A database does not open.')));
    });
  const opened = await done(indexedDB.open(wanted));
  const rows: { readonly key: string; readonly value: string }[] = [];
  for (const name of opened.objectStoreNames) {
    const store = opened.transaction(name).objectStore(name);
    const keys = (await done(store.getAllKeys())).map(String);
    const values = (await done(store.getAll())) as readonly object[];
    for (const [index, value] of values.entries()) {
      const files = Object.values(value).filter((part) => part instanceof Blob);
      const texts = await Promise.all(files.map((file) => file.text()));
      rows.push({ key: keys[index] ?? '', value: [JSON.stringify(value), ...texts].join('\n') });
    }
  }
  opened.close();
  return rows;
}

export const rowsOf = (page: Page, database: string) => page.evaluate(readRows, database);

/** Everything that the browser holds for the origin of a page, as one text: both storages, caches, databases with their rows, cookies. */
export async function storageDump(page: Page): Promise<string> {
  const { texts, databases } = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, JSON.stringify([...(response?.headers ?? [])]), (await response?.text()) ?? '');
      }
    }
    return { texts, databases: (await indexedDB.databases()).map(({ name = '' }) => name) };
  });
  for (const name of databases)
    texts.push(name, ...(await rowsOf(page, name)).flatMap(({ key, value }) => [key, value]));
  return texts.join('\n');
}

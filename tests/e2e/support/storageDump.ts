import type { Page } from '@playwright/test';

/** Everything that the browser holds for the origin of a page, as one text: both storages, caches, databases with their rows, cookies. */
export const storageDump = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('A database does not open.')));
      });
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, JSON.stringify([...(response?.headers ?? [])]), (await response?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        texts.push(name, store, JSON.stringify(await done(rows.getAllKeys())));
        for (const row of (await done(rows.getAll())) as readonly object[]) {
          texts.push(JSON.stringify(row));
          for (const part of Object.values(row)) if (part instanceof Blob) texts.push(await part.text());
        }
      }
      database.close();
    }
    return texts.join('\n');
  });

import type { DBSchema } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteDatabase, openDatabase } from './database.ts';

interface Schema extends DBSchema {
  jobs: { key: string; value: string };
}

const name = 'test.jobs';
const tables = ['jobs'] as const;
const open = (version = 1) =>
  openDatabase<Schema>({ name, version, upgrade: (opened) => void opened.createObjectStore('jobs') });
const read = (database: ReturnType<typeof open>) => database.tx('readonly', tables, ({ store }) => store.getAllKeys());
const write = (database: ReturnType<typeof open>, key: string) =>
  database.tx('readwrite', tables, ({ store }) => store.put('', key));

/** Opens the database with one row. */
async function openWithOne() {
  const database = open();
  await write(database, 'one');
  return database;
}

/** The browser's own connections, in the order in which they were asked for. */
let requests: IDBOpenDBRequest[] = [];
beforeEach(() => {
  requests = [];
  const openRaw = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...options) => {
    const request = openRaw(...options);
    requests.push(request);
    return request;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await deleteDatabase(name);
});
/** Ends the last connection, as a browser does that has lost its database. */
const lose = () => requests.at(-1)?.result.close();

/** Opens the database with the browser's own means. This connection keeps all others waiting, until it is closed. */
const hold = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('jobs'));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It does not open.')));
  });

test('the database opens with the first action, and once for all', async () => {
  const database = open();
  expect(requests).toEqual([]);
  await Promise.all([write(database, 'one'), write(database, 'two')]);
  expect(await read(database)).toEqual(['one', 'two']);
  expect(requests).toHaveLength(1);
});

test('an action that fails changes nothing', async () => {
  const database = await openWithOne();
  const failing = database.tx('readwrite', tables, async ({ store }) => {
    await store.put('', 'two');
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await read(database)).toEqual(['one']);
  expect(requests).toHaveLength(1);
});

describe('a lost connection', () => {
  test('is opened again by the next action', async () => {
    const database = await openWithOne();
    lose();
    expect(await read(database)).toEqual(['one']);
    expect(requests).toHaveLength(2);
  });

  test('is opened again after the event of the browser', async () => {
    const database = await openWithOne();
    lose();
    requests[0]?.result.dispatchEvent(new Event('close'));
    expect(await database.has('jobs')).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test.each([
    [1, ['one']],
    [9, []],
  ])('under an action repeats it once: lost %i times, there is %j', async (losses, kept) => {
    const database = open();
    let runs = 0;
    const writing = database.tx('readwrite', tables, async (transaction) => {
      runs += 1;
      await transaction.store.put('', 'one');
      if (runs > losses) return;
      lose();
      transaction.abort();
    });
    expect((await Promise.allSettled([writing]))[0].status).toBe(kept.length > 0 ? 'fulfilled' : 'rejected');
    expect(runs).toBe(2);
    expect(await read(database)).toEqual(kept);
  });
});

test('an action that ends with its page is not repeated, and the next one opens the database again', async () => {
  const database = await openWithOne();
  let runs = 0;
  const reading = database.tx('readonly', tables, ({ store }) => {
    runs += 1;
    return store.getAllKeys();
  });
  expect(() => requests[0]?.result.transaction(tables)).not.toThrow();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect(reading).rejects.toThrow(/abort/i);
  expect(runs).toBe(1);
  // The page in the browser's memory holds nothing, which a sign-out would wait for.
  expect(() => requests[0]?.result.transaction(tables)).toThrow(/clos/);
  expect(await read(database)).toEqual(['one']);
});

describe('the connection gives way', () => {
  test('to a deletion, after which the database is empty', async () => {
    const database = await openWithOne();
    await deleteDatabase(name);
    expect(await read(database)).toEqual([]);
  });

  test('to a newer build, and this one fails then', async () => {
    const database = await openWithOne();
    const newer = openDatabase<Schema>({ name, version: 2 });
    expect(await read(newer)).toEqual(['one']);
    await expect(read(database)).rejects.toThrow(/version/);
  });

  test('to its own deletion', async () => {
    const database = await openWithOne();
    await database.delete();
    expect((await indexedDB.databases()).map((found) => found.name)).not.toContain(name);
  });
});

describe('with a tab that holds the database', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  test('an action ends after its time limit, and changes nothing', async () => {
    const database = await openWithOne();
    const held = await hold();
    const jobs = held.transaction('jobs', 'readwrite').objectStore('jobs');
    // A transaction lives as long as something is asked of it.
    let isBusy = true;
    const ask = () => jobs.count().addEventListener('success', () => isBusy && ask());
    ask();
    const writing = write(database, 'two');
    vi.advanceTimersByTime(5000);
    await expect(writing).rejects.toThrow('Using test.jobs took too long.');
    isBusy = false;
    vi.useRealTimers();
    expect(await read(database)).toEqual(['one']);
    held.close();
  });

  test('opening ends after its time limit, and what opens too late holds nothing', async () => {
    const held = await hold();
    const database = openDatabase<Schema>({ name, version: 2 });
    const reading = read(database);
    vi.advanceTimersByTime(10_000);
    await expect(reading).rejects.toThrow('Opening test.jobs took too long.');
    held.close();
    vi.useRealTimers();
    expect(await read(database)).toEqual([]);
    await deleteDatabase(name);
  });

  test('a deletion ends after its time limit', async () => {
    const held = await hold();
    const deleting = open().delete();
    vi.advanceTimersByTime(10_000);
    await expect(deleting).rejects.toThrow('Deleting test.jobs took too long.');
    held.close();
  });
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDB } from 'idb';
import { ServiceError } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import { createServiceWaits } from '@gantry/base/calls';
import { exampleProfile } from '../auth/exampleProfile.testing.ts';
import type { HttpClient, HttpRequest } from '../services/HttpClient.ts';
import { createNetwork } from '../services/offline/createNetwork.ts';
import type { NetworkState } from '../services/offline/network.ts';
import { clearDatabases, inDatabase } from '../storage/databases.testing.ts';
import { outboxDatabase } from '../storage/stored.ts';
import { examplePlatform } from '../platformOptions.testing.ts';
import { createLaterOutbox } from '../writes.ts';
import type { LaterOutbox, OutboxWrite } from './Outbox.ts';
import type { OutboxDraft } from './OutboxRow.ts';
import { forgetOutbox, openOutboxStore, outboxRows, waitingTitles } from './OutboxStore.ts';

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await clearDatabases();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const note: OutboxWrite = {
  program: 'NWX',
  service: 'monolith',
  method: 'PUT',
  path: '/api/Jobs/1/Note',
  query: {},
  body: '{"note":"Bring the crane."}',
  contentType: null,
  target: 'job 1',
  title: 'Note on job 1',
};

const draft = (change: Partial<OutboxDraft> = {}): OutboxDraft => ({
  ...note,
  id: crypto.randomUUID(),
  person: 'avery',
  createdAt: Date.now(),
  refusal: null,
  ...change,
});

/** The outbox of a person over the browser's own database, and the calls that it makes. */
function openFor(person: string, answer: (call: HttpRequest) => Promise<unknown>) {
  const calls: HttpRequest[] = [];
  const network = createNetwork(createWritable<NetworkState>({ isLost: false, shown: [], renewals: 0 }));
  const session = {
    profile: exampleProfile({ id: person }),
    getHubAccessToken: () => 'token',
    getAccessToken: async () => 'token',
    replaceAccessToken: async () => 'token',
    endAt: () => undefined,
  };
  const services = {
    waits: createServiceWaits({ storage: null, name: 'waits' }),
    offline: Promise.resolve({
      network,
      answers: () => Promise.reject(new Error('None.')),
      isOver: () => false,
      over: (http: HttpClient) => http,
    }),
    request: (call: HttpRequest) => {
      calls.push(call);
      return answer(call);
    },
  };
  const { open: openLater, ...waiting } = createLaterOutbox({
    configuration: { ...examplePlatform, flags: { OFFLINE: true } },
    session,
    services,
  });
  const open = async () => {
    const outbox = await openLater();
    // The next test uses the same database.
    onTestFinished(() => outbox?.stop());
    return outbox;
  };
  const later: LaterOutbox = { ...waiting, open };
  return { later, calls, network };
}

const unreachable = ({ service, method, path }: HttpRequest) =>
  Promise.reject(new ServiceError({ kind: 'unreachable', service, method, path }));

/** Writes rows as another script of the origin could. */
async function plant(...rows: readonly object[]) {
  await openOutboxStore('avery');
  await inDatabase(outboxDatabase, (opened) => Promise.all(rows.map((row) => opened.add(outboxRows, row))));
}
const countRows = () => inDatabase(outboxDatabase, (opened) => opened.count(outboxRows));

test('rows outlive their tab, in their order, and only those of the person are listed', async () => {
  const first = await openOutboxStore('avery');
  await first.add(draft({ title: 'first' }));
  await (await openOutboxStore('blake')).add(draft({ person: 'blake', title: 'private' }));
  await first.add(draft({ title: 'second' }));
  const next = await openOutboxStore('avery');
  expect((await next.list()).map(({ title }) => title)).toEqual(['first', 'second']);
  expect(await next.hasOthers()).toBe(true);
});

test.each<[string, object]>([
  ['a path that leaves its service', { path: '/api/%2e%2e/%2e%2e/other' }],
  ['a service that is none', { service: 'https://evil.example' }],
  ['a body that is no JSON', { body: '{' }],
  ['a method that reads', { method: 'GET' }],
  ['a key that is none', { id: 'k' }],
  ['a title that fills the screen', { title: 'x'.repeat(10_000) }],
  ['a row of a newer build', { service: 'of tomorrow' }],
])('what this build cannot read stays, is named and never sent: %s', async (_, change) => {
  await plant({ ...draft(), ...change });
  const { later, calls } = openFor('avery', () => Promise.resolve(null));
  await later.open();
  await expect.poll(() => later.unread.get()).toBe(1);
  expect(later.rows.get()).toEqual([]);
  expect(await waitingTitles('avery')).toEqual([expect.stringMatching(/^(?:Note on job 1|x{300})$/)]);
  expect(calls).toEqual([]);
  expect(await countRows()).toBe(1);
});

test('a row that names nobody is deleted', async () => {
  await plant({ note: 'of nobody' });
  const store = await openOutboxStore('avery');
  expect(await store.hasOthers()).toBe(false);
});

test('what is written while another tab opens the rows is kept', async () => {
  const first = await openOutboxStore('avery');
  const write = async () => {
    for (let count = 0; count < 50; count += 1) await first.add(draft());
  };
  const openOthers = async () => {
    for (let count = 0; count < 50; count += 1) await openOutboxStore('avery');
  };
  await Promise.all([write(), openOthers()]);
  expect(await first.list()).toHaveLength(50);
});

test('a write without a network is kept, and sent with its key and program by the next tab', async () => {
  const { later } = openFor('avery', unreachable);
  const written = await (await later.open())?.write(note);
  expect(written?.state).toBe('waits');
  await expect.poll(() => later.rows.get()).toMatchObject([{ title: 'Note on job 1', refusal: null }]);
  const [row] = later.rows.get();

  const { later: next, calls } = openFor('avery', () => Promise.resolve('done'));
  await next.open();
  await expect.poll(() => calls).toMatchObject([{ path: note.path, body: { note: 'Bring the crane.' } }]);
  expect(calls[0]?.waited).toEqual({ key: row?.id, program: 'NWX' });
  // The first tab learns of it.
  await expect.poll(() => later.rows.get()).toEqual([]);
});

test('any answer of a service tries what had no network again', async () => {
  let isCut = true;
  const { later, network, calls } = openFor('avery', (call) => (isCut ? unreachable(call) : Promise.resolve(null)));
  await (await later.open())?.write(note);
  isCut = false;
  // A sign counts once in a while, so it is repeated until it counts.
  await expect
    .poll(() => {
      network.reached();
      return later.rows.get();
    })
    .toEqual([]);
  expect(calls.length).toBeGreaterThan(1);
});

test('a refusal is told in place to whoever looks on, and keeps no row', async () => {
  const refuse = ({ service, method, path }: HttpRequest) =>
    Promise.reject(
      new ServiceError({ kind: 'refused', service, method, path, status: 409, serverMessage: 'Changed meanwhile.' }),
    );
  const { later } = openFor('avery', refuse);
  expect(await (await later.open())?.write(note)).toEqual({
    state: 'ended',
    id: expect.any(String) as string,
    outcome: { kind: 'refused', isMalformed: false, status: 409, message: 'Changed meanwhile.', fieldErrors: null },
  });
  const store = await openOutboxStore('avery');
  await expect.poll(() => store.list()).toEqual([]);
});

test('a database that does not open keeps nothing, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockClear();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The browser blocks it.', 'InvalidStateError');
  });
  const { later } = openFor('avery', unreachable);
  expect(await later.open()).toBeNull();
  expect(await later.open()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('after a downgrade of the build nothing is kept, and what the newer one has kept stays', async () => {
  await plant(draft());
  const newer = await openDB(outboxDatabase, 2);
  newer.close();
  const { later, calls } = openFor('avery', () => Promise.resolve(null));
  expect(await later.open()).toBeNull();
  expect(calls).toEqual([]);
  expect(await countRows()).toBe(1);
});

test('on a full disk a write is refused before it is sent', async () => {
  const { later, calls } = openFor('avery', () => Promise.resolve(null));
  const outbox = await later.open();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await expect(outbox?.write(note)).rejects.toThrow('The disk is full.');
  expect(calls).toEqual([]);
});

test('a sign-out deletes the person’s rows and no others, and makes no database', async () => {
  const namesAfterwards = async () => {
    // A tab of the test before may read once more.
    await clearDatabases();
    await forgetOutbox('avery');
    return (await indexedDB.databases()).map(({ name }) => name);
  };
  await expect.poll(namesAfterwards).not.toContain(outboxDatabase);
  await (await openOutboxStore('avery')).add(draft());
  await (await openOutboxStore('blake')).add(draft({ person: 'blake' }));
  await forgetOutbox('avery');
  expect([await waitingTitles('avery'), await waitingTitles('blake')]).toEqual([[], [note.title]]);
});

import { ServiceError } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpRequest } from '../HttpClient.ts';
import { createNetwork } from './createNetwork.ts';
import { oldestOf, type NetworkState } from './network.ts';
import { withKeptAnswers } from './withKeptAnswers.ts';

const menuPath = '/api/MenuItems/GetMenuItemsWithGroup';
const menu = { service: 'application', method: 'GET', path: menuPath } as const satisfies HttpRequest;
const notifications = { service: 'notification', method: 'POST' } as const;
const list = { ...notifications, path: '/api/Notifications/GetFilteredNotifications' } as const;
const mark = { service: 'notification', method: 'PATCH', path: '/api/notifications/1' } as const satisfies HttpRequest;
const marking = (ids: readonly string[]): HttpRequest => ({
  ...mark,
  waited: { key: '1', program: null, marks: { ids, read: true } },
});
const errorOf = (kind: 'unreachable' | 'refused' | 'signedOut', status?: number) =>
  new ServiceError({ kind, ...menu, ...(status !== undefined && { status }) });

const newNetwork = () => createNetwork(createWritable<NetworkState>({ isLost: false, shown: [], renewals: 0 }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(keeping: () => Promise<void> = () => Promise.resolve()) {
  const rows = new Map<string, { readonly answer: unknown; readonly at: number }>();
  const request = vi.fn<(request: HttpRequest) => Promise<unknown>>();
  const network = newNetwork();
  const program = { id: 'HFR', name: 'Harbor' };
  let selection = new AbortController();
  const select = (id: string) => {
    selection.abort();
    selection = new AbortController();
    program.id = id;
  };
  let time = 100;
  const http = withKeptAnswers(
    { request },
    {
      network,
      program: { get: () => program, signal: () => selection.signal },
      open: async () => ({
        keep: async (key, answer) => {
          await keeping();
          rows.set(key, { answer, at: (time += 1) });
        },
        find: async (key) => rows.get(key) ?? null,
        revise: async (isMeant, change) => {
          for (const [key, { answer, at }] of rows) if (isMeant(key)) rows.set(key, { answer: change(answer), at });
        },
      }),
    },
  );
  return { http, request, network, select, rows };
}

/** The same, with the menu that was asked for before. */
async function stageWithMenu() {
  const staged = stage();
  staged.request.mockResolvedValueOnce('menu');
  await staged.http.request(menu);
  return staged;
}

test('without a network the last answer is given at once, with its age, and nothing more is asked', async () => {
  const { http, request, network } = await stageWithMenu();
  request.mockRejectedValue(errorOf('unreachable'));
  expect(await http.request(menu)).toBe('menu');
  expect(network.get()).toMatchObject({ isLost: true, shown: [{ at: 101, part: 'menu' }], renewals: 0 });
  expect(await http.request(menu)).toBe('menu');
  expect(request).toHaveBeenCalledTimes(2);
});

test('any answer ends the loss, and asks for a renewal of what is shown', async () => {
  const { http, request, network } = await stageWithMenu();
  request.mockRejectedValueOnce(errorOf('unreachable'));
  await http.request(menu);
  request.mockRejectedValueOnce(errorOf('refused', 500));
  await expect(http.request(mark)).rejects.toThrow();
  expect(network.get()).toMatchObject({ isLost: false, shown: [{ at: 101 }], renewals: 1 });
  request.mockResolvedValueOnce('new menu');
  expect(await http.request(menu)).toBe('new menu');
  expect(network.get()).toEqual({ isLost: false, shown: [], renewals: 1 });
});

test('a call that was never sent says nothing of the network', async () => {
  const { http, request, network } = stage();
  request.mockRejectedValueOnce(errorOf('unreachable'));
  await expect(http.request(mark)).rejects.toThrow();
  request.mockRejectedValueOnce(errorOf('signedOut'));
  await expect(http.request(mark)).rejects.toThrow();
  expect(network.get().isLost).toBe(true);
});

test('an error that a service answers with is its answer', async () => {
  const { http, request } = await stageWithMenu();
  request.mockRejectedValueOnce(errorOf('refused', 403));
  await expect(http.request(menu)).rejects.toMatchObject({ status: 403 });
});

test('a slow answer is replaced by the kept one, and the next calls take it once it has come', async () => {
  const { http, request, network } = await stageWithMenu();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  request.mockReturnValueOnce(promise);
  const asked = http.request(menu);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await asked).toBe('menu');
  expect(network.get()).toMatchObject({ isLost: false, shown: [{ at: 101 }], renewals: 0 });
  resolve('late menu');
  await expect.poll(() => network.get()).toEqual({ isLost: false, shown: [], renewals: 1 });
  // As often as other late answers ask for it.
  for (let count = 0; count < 3; count += 1) expect(await http.request(menu)).toBe('late menu');
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  request.mockResolvedValueOnce('new menu');
  expect(await http.request(menu)).toBe('new menu');
});

test('a call for an answer to keep waits until it is kept, and fails if the browser refuses that', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { http, request } = stage(() => promise);
  request.mockResolvedValue('menu');
  const isHere = vi.fn();
  const keeping = http.request({ ...menu, isKeptFirst: true }).finally(isHere);
  await http.request(menu);
  expect(isHere).not.toHaveBeenCalled();
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  reject(new Error('The disk is full.'));
  await expect(keeping).rejects.toThrow('The disk is full.');
});

test('a slow answer is awaited if none is kept', async () => {
  const { http, request, network } = stage();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  request.mockReturnValueOnce(promise);
  const asked = http.request(menu);
  await vi.advanceTimersByTimeAsync(10_000);
  resolve('menu');
  expect(await asked).toBe('menu');
  expect(network.get().isLost).toBe(false);
});

test('the answer of another program is not given, and what is not of the table is not kept', async () => {
  const { http, request, select, rows } = stage();
  request.mockResolvedValueOnce('menu').mockResolvedValueOnce(undefined);
  await http.request(menu);
  await http.request(mark);
  expect(rows.size).toBe(1);
  select('CPT');
  request.mockRejectedValue(errorOf('unreachable'));
  await expect(http.request(menu)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('what a module asks to be kept is given to that module alone, with its age', async () => {
  const { http, request } = stage();
  const crews = { service: 'base', method: 'GET', path: '/crews' } as const satisfies HttpRequest;
  const onKept = vi.fn();
  const of = (owner: string) => http.request({ ...crews, keep: { owner, onKept } });
  request.mockResolvedValueOnce(['north']);
  expect(await of('Crews')).toEqual(['north']);
  expect(onKept).not.toHaveBeenCalled();
  request.mockRejectedValue(errorOf('unreachable'));
  expect(await of('Crews')).toEqual(['north']);
  expect(onKept).toHaveBeenCalledExactlyOnceWith(101);
  await expect(of('Rooms')).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(http.request(crews)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('what is marked at the service is marked in the kept lists and their count, of whatever age they are', async () => {
  const { http, request, rows } = stage();
  const page = (type: string) => ({ ...list, body: { typeStatus: [{ type, status: '' }], toDate: null } });
  const count = { ...notifications, path: '/api/Notifications/GetUnreadNotificationsCount', body: {} };
  const answers = [
    { notifications: [{ id: '1', title: 'One', read: false }, { id: '2', read: false }, null], totalPages: 3 },
    // Another serialiser writes ids as numbers, and names in its own letter case.
    {
      Notifications: [
        { Id: 1, Read: false },
        { Id: 3, Read: true },
      ],
    },
    7,
  ];
  for (const answer of answers) request.mockResolvedValueOnce(answer);
  for (const call of [page('todo'), page('export'), count]) await http.request(call);
  request.mockResolvedValue(undefined);
  await http.request(marking(['1']));
  await http.request(marking(['2', '3']));
  request.mockRejectedValue(errorOf('unreachable'));
  expect(await http.request(page('todo'))).toEqual({
    notifications: [{ id: '1', title: 'One', read: true }, { id: '2', read: true }, null],
    totalPages: 3,
  });
  expect(await http.request(page('export'))).toMatchObject({ notifications: [{ read: true }, { Read: true }] });
  expect(await http.request(count)).toBe(5);
  expect([...rows.values()].map(({ at }) => at)).toEqual([101, 102, 103]);
});

test('a mark that the service has not taken changes no kept list', async () => {
  const { http, request, rows } = stage();
  request.mockResolvedValueOnce({ notifications: [{ id: '1', read: false }] });
  await http.request({ ...list, body: { toDate: null } });
  request.mockRejectedValue(errorOf('unreachable'));
  await expect(http.request(marking(['1']))).rejects.toThrow();
  expect([...rows.values()].map(({ answer }) => answer)).toEqual([{ notifications: [{ id: '1', read: false }] }]);
});

test('the oldest kept answer that is shown gives the age, of a part and of all', () => {
  const network = newNetwork();
  expect(oldestOf(network.get())).toBeNull();
  network.shown({ key: 'a', at: 20, part: 'notifications' });
  network.shown({ key: 'b', at: 10, part: 'notifications' });
  network.shown({ key: 'c', at: 5, part: null });
  expect([oldestOf(network.get()), oldestOf(network.get(), 'notifications')]).toEqual([5, 10]);
  expect(oldestOf(network.get(), 'menu')).toBeNull();
  network.renewed('b', false);
  expect(oldestOf(network.get(), 'notifications')).toBe(20);
  network.caughtUp('notifications');
  expect([oldestOf(network.get()), oldestOf(network.get(), 'notifications')]).toEqual([5, null]);
});

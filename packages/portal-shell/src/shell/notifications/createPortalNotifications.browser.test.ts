import { ServiceError } from '@gantry/module';
import type { NotificationCenter, RequestFunction } from '@gantry/notification-center';
import { toastQueue } from '@gantry/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '../../languages/index.ts';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { createPreferencesStore } from '../../preferences/preferencesStore.ts';
import { localStore, storageTrouble } from '@gantry/platform-client/storage/browserStorage';
import { createFakePortal, type FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { createPortalNotifications } from './createPortalNotifications.ts';

/** What must not be in a log: the token and the content of notifications. */
const secrets = /secret-token|Pier 14/;

const warn = vi.spyOn(console, 'warn');
let center: NotificationCenter | null = null;
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  await center?.stop();
  center = null;
});

async function start(request: RequestFunction, hubToken: string | null = null, options: FakePortalOptions = {}) {
  const portal = createFakePortal(options);
  center = await createPortalNotifications(
    {
      ...portal,
      storage: localStore,
      session: { ...portal.session, getHubAccessToken: () => hubToken },
      services: { ...portal.services, requestTo: () => request },
    },
    () => undefined,
    () => messagesFor('en'),
    createPreferencesStore(localStore, window),
  );
  center.start();
  return center;
}

/** Everything that was logged, including the fields of errors, which JSON leaves out. */
const logged = () =>
  JSON.stringify(warn.mock.calls, (_, value: unknown) =>
    value instanceof Error
      ? Object.fromEntries(Object.getOwnPropertyNames(value).map((name) => [name, Reflect.get(value, name)]))
      : value,
  );

test('logs a malformed item by its id and fields, without its content', async () => {
  const item = { id: 'n1', type: 'todo', title: 'Pier 14', read: 'perhaps', payload: { percentage: 'Pier 14' } };
  const { list } = await start(({ path }) =>
    Promise.resolve(path.endsWith('/GetFilteredNotifications') ? { notifications: [item], totalPages: 1 } : []),
  );
  await list('todoActive').load();
  await expect
    .poll(() => warn.mock.calls)
    .toContainEqual([
      expect.stringMatching(/^Notifications: Notification n1: .*could not be read\.$/),
      { id: 'n1', fields: expect.arrayContaining(['read']) as unknown },
    ]);
  expect(logged()).not.toMatch(secrets);
});

test('logs a service failure as a warning, without the call that failed', async () => {
  const sent = Object.assign(new Error('Request failed'), { config: { headers: { authorization: 'secret-token' } } });
  await start(({ method, path }) =>
    Promise.reject(
      new ServiceError({ kind: 'refused', service: 'notification', method, path, status: 500, cause: sent }),
    ),
  );
  await expect
    .poll(() => warn.mock.calls)
    .toContainEqual([
      'Notifications: Catching up with the notification service failed; it is tried again.',
      { id: null, fields: [] },
    ]);
  expect(logged()).not.toMatch(secrets);
});

test('"Missing access token: only a console warning in the real-time connection"', async () => {
  const { connection } = await start(() => Promise.resolve([]));
  await expect
    // The first start is spread, so that not all tabs come at once.
    .poll(() => warn.mock.calls.flat())
    .toContainEqual(expect.stringMatching(/There is no access token, so notifications do not arrive live/));
  expect(connection.get()).not.toBe('connected');
});

test('a command without a program asks to select one', async () => {
  const add = vi.spyOn(toastQueue, 'add').mockReturnValue(1);
  const item = { id: 'n1', type: 'export', title: 'Pier 14', payload: { status: 'completed' } };
  const { jobActions, list } = await start(
    ({ path }) => {
      if (path.endsWith('/GetFilteredNotifications')) return Promise.resolve({ notifications: [item], totalPages: 1 });
      return path.includes('/Notifications/') ? Promise.resolve([]) : new Promise(() => undefined);
    },
    null,
    { program: null },
  );
  await list('exports').load();
  void jobActions.download('n1');
  await expect.poll(() => add.mock.calls.map(([{ title }]) => title)).toEqual(['Please select a program to continue']);
  add.mockRestore();
});

test('a full storage is reported as that of the portal; what a catch-up brings is noted and still has its toast', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is used up.', 'QuotaExceededError');
  });
  const add = vi.spyOn(toastQueue, 'add').mockReturnValue(1);
  let [status, lastModifiedDate] = ['running', '2026-03-01T10:00:00.000Z'];
  const { list } = await start(({ path }) => {
    const item = { id: 'n1', type: 'export', title: 'Pier 14', lastModifiedDate, payload: { status } };
    if (path.endsWith('/GetFilteredNotifications')) return Promise.resolve({ notifications: [item], totalPages: 1 });
    return Promise.resolve(path.endsWith('/GetUnreadNotificationsCount') ? 1 : [item]);
  }, 'secret-token');
  await list('exports').load();
  [status, lastModifiedDate] = ['completed', '2026-03-01T10:00:05.000Z'];
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => add.mock.calls.map(([{ title }]) => title)).toEqual(['Pier 14 completed']);
  expect(storageTrouble.get()).toBe('full');
  // It belongs to its person, and only that person's sign-out removes it.
  const key = 'gantry.personal/avery/gantry.notifications:avery:toasts';
  expect(setItem.mock.calls.map(([written]) => written)).toContain(key);
  expect(journal.get()).toContainEqual(expect.objectContaining({ kind: 'catchUp', attributes: { changes: 1 } }));
  setItem.mockRestore();
  add.mockRestore();
});

test('the notifications are those of the id by which the services know the person', async () => {
  const asked: unknown[] = [];
  const item = { id: 'n1', type: 'todo', title: 'Pier 14', lastModifiedDate: '2026-11-01T08:00:00Z' };
  const ask: RequestFunction = (call) => {
    asked.push(call);
    return Promise.resolve(call.method === 'GET' ? [] : { notifications: [item], totalPages: 1 });
  };
  const { list, refresh } = await start(ask, null, { profile: { id: 'subject-1', userId: 'known-7' } });
  await list('all').load();
  await refresh();
  const query = expect.objectContaining({ userId: 'known-7' }) as unknown;
  expect(asked).toContainEqual(expect.objectContaining({ path: '/api/notifications', query }));
});

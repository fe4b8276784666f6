import {
  backendRules,
  checkBackend,
  type BackendCall,
  type BackendUnderTest,
} from '@gantry/notification-center/conformance';
import { describe, expect, test } from 'vitest';
import {
  fine,
  frozen,
  isPage,
  isSince,
  platformUnderTest,
  withList,
  type CallFault,
  type Item,
} from '../testing/platformUnderTest.ts';

test('the platform keeps every rule', async () => {
  const results = await checkBackend(platformUnderTest());
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(results.filter(({ isChecked }) => isChecked)).toHaveLength(backendRules.length);
});

test('without a hub and without exports, their rules are left out', async () => {
  const { userId, call } = platformUnderTest();
  const results = await checkBackend({ userId, call });
  const leftOut = results.filter(({ isChecked }) => !isChecked).map(({ name }) => name);
  expect(leftOut).toEqual(backendRules.flatMap(({ name, needs }) => (needs ? [name] : [])));
  expect(leftOut.length).toBeGreaterThan(5);
});

test('the rules restore the read marks', async () => {
  // An export adds an unread notification.
  const { exports: _, ...backend } = platformUnderTest();
  const count = async () =>
    (
      await backend.call({
        service: 'notification',
        method: 'POST',
        path: '/api/Notifications/GetUnreadNotificationsCount',
        body: {},
      })
    ).body;
  const before = await count();
  await checkBackend(backend);
  expect(await count()).toBe(before);
});

const toDateOf = ({ body }: BackendCall) => (body as { toDate?: string | null }).toDate ?? null;

/** The hub and the exports have faults of their own. */
const onlyServices = ({ userId, call }: BackendUnderTest): BackendUnderTest => ({ userId, call });

/** The beginning of a rule's name, the fault, and how it is planted. */
const planted: readonly (readonly [rule: string, fault: string, plant: CallFault])[] = [
  [
    'pages hold the newest first',
    'oldest first',
    (call, answer) => (isPage(call) ? withList(answer, (items) => items.toReversed()) : answer),
  ],
  [
    'pages hold the newest first',
    'one twice',
    (call, answer) =>
      isPage(call) ? withList(answer, (items) => items.toSpliced(1, 0, ...items.slice(0, 1))) : answer,
  ],
  [
    'pages hold the newest first',
    'no date',
    (call, answer) =>
      isPage(call)
        ? withList(answer, (items) => items.map((item) => ({ ...item, lastModifiedDate: 'yesterday' })))
        : answer,
  ],
  [
    'a page has at most pageSize',
    'one more',
    (call, answer) => (isPage(call) ? withList(answer, (items) => [...items, ...items.slice(0, 1)]) : answer),
  ],
  [
    'a page has at most pageSize',
    'one page at most',
    (call, answer) => (isPage(call) ? { ...answer, body: { ...(answer.body as object), totalPages: 1 } } : answer),
  ],
  [
    'paging by time',
    'an exclusive toDate',
    (call, answer) =>
      isPage(call) && toDateOf(call) !== null
        ? withList(answer, (items) => items.filter(({ lastModifiedDate }) => lastModifiedDate !== toDateOf(call)))
        : answer,
  ],
  [
    'paging by time',
    'toDate is ignored',
    (call, answer) =>
      isPage(call) && toDateOf(call) !== null
        ? withList(answer, (items) => [
            { ...items[0], id: 'newer', lastModifiedDate: '2090-01-01T00:00:00Z' } as Item,
            ...items,
          ])
        : answer,
  ],
  [
    'GET /api/notifications answers everything',
    'an exclusive dateTime',
    (call, answer) =>
      isSince(call)
        ? withList(answer, (items) =>
            items.filter(({ lastModifiedDate }) => lastModifiedDate !== call.query?.['dateTime']),
          )
        : answer,
  ],
  [
    'GET /api/notifications answers everything',
    'older ones too',
    (call, answer) =>
      isSince(call) ? withList(answer, (items) => [...items, { ...items[0], id: 'older' } as Item]) : answer,
  ],
  [
    'typeStatus lists',
    'another type too',
    (call, answer) =>
      isPage(call)
        ? withList(answer, (items) => [...items, { ...items.at(-1), id: 'other', type: 'something-else' } as Item])
        : answer,
  ],
  [
    'the unread count',
    'one too many',
    (call, answer) => (call.path.endsWith('Count') ? { ...answer, body: Number(answer.body) + 1 } : answer),
  ],
  [
    'PATCH changes the mark',
    'the date stays',
    (call, answer) => (isPage(call) || isSince(call) ? withList(answer, frozen) : answer),
  ],
  [
    'PATCH changes the mark',
    'not among the changes',
    (call, answer) => (isSince(call) ? withList(answer, () => []) : answer),
  ],
  [
    'MarkAsReadBulk marks',
    'the date stays',
    (call, answer) => (isPage(call) || isSince(call) ? withList(answer, frozen) : answer),
  ],
  [
    'MarkAsReadBulk marks',
    'an unknown id is an error',
    (call, answer) => (call.path.endsWith('MarkAsReadBulk') ? { ...answer, status: 404 } : answer),
  ],
  ['a call without a token', 'anyone may call', (call, answer) => (call.hasToken === false ? fine(answer) : answer)],
  [
    "another user's notifications",
    'anyone may read',
    (call, answer) => (isSince(call) && call.query?.['userId'] !== 'avery' ? fine(answer) : answer),
  ],
  [
    'a PATCH of an unknown notification',
    'as if it were there',
    (call, answer) => (call.method === 'PATCH' ? fine(answer) : answer),
  ],
  ['a command to a job', 'as if it were there', (call, answer) => (call.service === 'base' ? fine(answer) : answer)],
  [
    'a command to a job',
    'a file of nothing',
    (call, answer) => (call.service === 'application' ? fine(answer) : answer),
  ],
];

describe('a planted fault is found by its rule', () => {
  test('every rule has one', () => {
    const rules = backendRules.filter(({ needs }) => needs === undefined);
    const without = rules.filter(({ name }) => !planted.some(([start]) => name.startsWith(start)));
    expect(without).toEqual([]);
  });

  test.each(planted)('%s: %s', async (rule, _, fault) => {
    const results = await checkBackend(onlyServices(platformUnderTest({ call: fault })));
    const broken = results.filter(({ problem }) => problem !== null).map(({ name }) => name);
    expect(broken.filter((name) => name.startsWith(rule))).toHaveLength(1);
  });
});

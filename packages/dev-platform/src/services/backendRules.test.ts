import { checkBackend } from '@gantry/notification-center/conformance';
import { describe, expect, test } from 'vitest';
import { everyRule } from '../conformance/everyRule.ts';
import {
  inAnswers,
  inLists,
  isPage,
  platformUnderTest,
  type Faults,
  type Item,
  type RuleCall,
} from '../testing/platformUnderTest.ts';
import { menuFaults } from '../testing/menuFaults.ts';
import { receiptFaults } from '../testing/receiptFaults.ts';
import { settingsFaults } from '../testing/settingsFaults.ts';
import { uploadFaults } from '../testing/uploadFaults.ts';

const engines = ['workflow', 'legacy'] as const;
test.each(engines)('the platform keeps every rule, with jobs of the %s engine', async (engine) => {
  const results = await checkBackend(platformUnderTest({}, engine), everyRule);
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(results.filter(({ isChecked }) => isChecked)).toHaveLength(everyRule.length);
});

test('without a hub and without exports, their rules are left out', async () => {
  const { userId, call } = platformUnderTest();
  const results = await checkBackend({ userId, call }, everyRule);
  const leftOut = results.flatMap(({ isChecked, name }) => (isChecked ? [] : [name]));
  expect(leftOut).toEqual(everyRule.flatMap(({ name, needs }) => (needs ? [name] : [])));
  expect(leftOut.length).toBeGreaterThan(5);
});

test('the rules restore the read marks', async () => {
  // An export and an import each add an unread notification, and a receipt stays.
  const { exports: _, uploads: __, mustRead: ___, ...backend } = platformUnderTest();
  const path = '/api/Notifications/GetUnreadNotificationsCount';
  const count = async () => (await backend.call({ service: 'notification', method: 'POST', path, body: {} })).body;
  const before = await count();
  await checkBackend(backend, everyRule);
  expect(await count()).toBe(before);
});

test('the rules restore the picture of the user, however large it is, and change none that they cannot read', async () => {
  const backend = platformUnderTest();
  const size = 999_999;
  const body = { image: Buffer.alloc(size, 'iVBORw0KGgo', 'base64').toString('base64'), fileName: 'me.png' };
  const path = (operation: string) => `/UserAccessProfile/${operation}UserProfilePicture`;
  await backend.call({ service: 'userAccess', method: 'POST', path: path('Update'), body });
  for (const openStored of [backend.openStored, () => Promise.resolve(null)]) {
    await checkBackend({ userId: backend.userId, call: backend.call, ...(openStored && { openStored }) }, everyRule);
    const stored = await backend.call({ service: 'userAccess', method: 'GET', path: path('Get') });
    expect(await backend.openStored?.(String(stored.body))).toHaveLength(size);
  }
});

/** Whether a call asks for the changes since a time. */
const isSince = ({ method, path }: RuleCall) => method === 'GET' && path === '/api/notifications';
const isList = (call: RuleCall) => isPage(call) || isSince(call);
const isCommand = ({ path }: RuleCall) => /RetryJob|CancelJob/.test(path);
const isFile = ({ path }: RuleCall) => path.endsWith('GetExportedFileUrl');
const toDateOf = ({ body }: RuleCall) => (body as { toDate?: string | null }).toDate ?? null;
const isPageToDate = (call: RuleCall) => isPage(call) && toDateOf(call) !== null;

/** Answers as if the call had succeeded. */
const succeed = (isChanged: (call: RuleCall) => boolean) =>
  inAnswers(isChanged, (answer) => ({ ...answer, status: 200 }));

/** The items, all with one date. */
const frozen = (items: readonly Item[]) =>
  items.map((item) => ({ ...item, lastModifiedDate: '2026-01-01T00:00:00.000Z' }));

/** The items, and one more that is made from the first. */
const withOneMore = (items: readonly Item[], changes: Partial<Item>) => [...items, { ...items[0], ...changes } as Item];

/** Lists every version of an export as `change` has it. */
const exportsAs = (change: (payload: Item['payload']) => Item['payload']) =>
  inLists(isPage, (items) =>
    items.map((item) => (item.type === 'export' ? { ...item, payload: change(item.payload) } : item)),
  );

/** Changes the answer of a call of the portal. */
const inCall = (operation: string, change: (body: never) => unknown, status = 200) =>
  inAnswers(
    ({ path }) => path.includes(operation),
    // The first test proves the shape of each answer.
    (answer) => ({ status, body: change(answer.body as never) }),
  );
const nothing = () => null;
const asItIs = (body: unknown) => body;
const changed = (fields: object) => (body: object) => ({ ...body, ...fields });

let falling = 100;

// A backend that sends nothing is waited for, so these tests wait for less.
const patienceMs = 600;

/** Faults by the beginning of the rule's name that finds them. */
const planted: Readonly<Record<string, Readonly<Record<string, Faults>>>> = {
  'pages hold the newest first': {
    'oldest first': { call: inLists(isPage, (items) => items.toReversed()) },
    'one twice': { call: inLists(isPage, (items) => items.toSpliced(1, 0, ...items.slice(0, 1))) },
    'no date': { call: inLists(isPage, (items) => items.map((item) => ({ ...item, lastModifiedDate: 'yesterday' }))) },
  },
  'a page has at most pageSize': {
    'one more': { call: inLists(isPage, (items) => withOneMore(items, {})) },
    'one page at most': {
      call: inAnswers(isPage, (answer) => ({ ...answer, body: { ...(answer.body as object), totalPages: 1 } })),
    },
  },
  'paging by time': {
    'an exclusive toDate': {
      call: inLists(isPageToDate, (items, call) =>
        items.filter(({ lastModifiedDate }) => lastModifiedDate !== toDateOf(call)),
      ),
    },
    'toDate is ignored': {
      call: inLists(isPageToDate, (items) =>
        withOneMore(items, { id: 'newer', lastModifiedDate: '2090-01-01T00:00:00Z' }),
      ),
    },
  },
  'GET /api/notifications answers everything': {
    'an exclusive dateTime': {
      call: inLists(isSince, (items, { query }) =>
        items.filter(({ lastModifiedDate }) => lastModifiedDate !== query?.['dateTime']),
      ),
    },
    'older ones too': { call: inLists(isSince, (items) => withOneMore(items, { id: 'older' })) },
  },
  'typeStatus lists': {
    'another type too': {
      call: inLists(isPage, (items) => withOneMore(items, { id: 'other', type: 'something-else' })),
    },
  },
  'the unread count': {
    'one too many': {
      call: inAnswers(
        ({ path }) => path.endsWith('Count'),
        (answer) => ({ ...answer, body: Number(answer.body) + 1 }),
      ),
    },
  },
  'PATCH changes the mark': {
    'the date stays': { call: inLists(isList, frozen) },
    'not among the changes': { call: inLists(isSince, () => []) },
  },
  'a PATCH with an Idempotency-Key': {
    'keys are not kept': { key: () => crypto.randomUUID() },
    'another call with the key is done': { call: succeed(({ key }) => key !== undefined) },
  },
  'MarkAsReadBulk marks': {
    'the date stays': { call: inLists(isList, frozen) },
    'an unknown id is an error': { call: inCall('MarkAsReadBulk', asItIs, 404) },
  },
  'a call without a token': { 'anyone may call': { call: succeed(({ hasToken }) => hasToken === false) } },
  "another user's notifications": {
    'anyone may read': { call: succeed((call) => isSince(call) && call.query?.['userId'] !== 'avery') },
  },
  'a PATCH of an unknown notification': {
    'as if it were there': { call: succeed(({ method }) => method === 'PATCH') },
  },
  'a command to a job': {
    'as if it were there': { call: succeed(({ service }) => service === 'base') },
    'a file of nothing': { call: succeed(({ service }) => service === 'application') },
  },
  'the hub refuses': { 'anyone may listen': { isHubOpen: true } },
  'the hub sends a changed mark': {
    'the hub is silent': { event: () => [], patienceMs },
    'one connection is told': { isHubSingle: true, patienceMs },
    'another date': { event: frozen },
    'no title': { event: (items) => items.map(({ ...item }) => ({ ...item, title: undefined })) },
  },
  'the hub sends what MarkAsReadBulk': {
    'the old mark': { event: (items) => items.map((item) => ({ ...item, read: false })), patienceMs },
  },
  'a change is stored before': { 'an old answer': { call: inLists(isSince, () => []) } },
  'the hub sends the steps': {
    'the end is missing': {
      event: (items) => items.filter(({ payload }) => payload.status !== 'completed'),
      patienceMs: 3000,
    },
    'only the end': { event: (items) => items.filter(({ payload }) => payload.status === 'completed') },
  },
  'an export goes from': {
    'no status': { call: exportsAs((payload) => ({ ...payload, status: '' })) },
    'the percentage falls': {
      call: exportsAs((payload) => ({ ...payload, status: 'running', percentage: (falling -= 1) })),
    },
  },
  'an export has a file once': {
    'the file has gone': { fileStatus: 404 },
    // The export has no end before the rule has looked.
    'a file before the end': { call: succeed(isFile), stepMs: 3_600_000 },
  },
  'an export can be cancelled': {
    'commands are refused': { call: inAnswers(isCommand, (answer) => ({ ...answer, status: 500 })) },
    'cancelled is called completed': {
      call: exportsAs((payload) => (payload.status === 'cancelled' ? { ...payload, status: 'completed' } : payload)),
    },
  },
  'a command that the status': { 'any command is taken': { call: succeed(isCommand) } },
  'each dashboard and report': {
    'no name': { call: inCall('Dashboards', () => [{ id: 7, value: 'Report' }]) },
    'no id': { call: inCall('Dashboards', () => [{ text: 'Cost', value: 'Report' }]) },
    'one twice': { call: inCall('Dashboards', (list: object[]) => [...list, ...list]) },
  },
  'the dashboards of a program that': {
    'anyone may read': { call: inCall('Dashboards', () => [{ id: 7, text: 'Cost', value: 'Report' }]) },
  },
  'the first dashboard': {
    'no dashboard': { call: inCall('Dashboards', () => []) },
    'it is refused': { call: inCall('GetPowerBiData', asItIs, 403) },
    'its token has ended': { call: inCall('GetPowerBiData', changed({ expiration: 0 })) },
    'an unknown one too': {
      call: inCall('GetPowerBiData', () => ({ embedUrl: 'https://r.example/', accessToken: 't', expiration: 60 })),
    },
  },
  'a purchase order is found': {
    'not found': { call: inCall('SearchPONumber', () => ({ found: false })) },
    'without its program': { call: inCall('SearchPONumber', changed({ projectId: null })) },
    'another one': { call: inCall('SearchPONumber', changed({ PONumber: 'PO-1' })) },
  },
  'a purchase order that is not': {
    'it is refused': { call: inCall('SearchPONumber', nothing, 404) },
    'it is found': { call: inCall('SearchPONumber', () => ({ found: true, PONumber: 'x', projectId: 'NWX' })) },
  },
  'a view is HTML': {
    JSON: { call: inCall('Views', () => ({ html: '<p>' })) },
    'an unknown one too': { call: inCall('Views', () => '<p>Not found</p>') },
    'none at its path': { view: '/Views/none' },
  },
  'the manifest of the views': {
    'too short': { call: inCall('version.manifest', () => '1.4.2') },
    'a page': { call: inCall('version.manifest', () => '<!doctype html><title>Sign in</title>') },
    'an error': { call: inCall('version.manifest', nothing, 500) },
  },
  'a device is registered': {
    'it is refused': { call: inCall('Subscribe', nothing, 500) },
    'for anyone': { call: inCall('RegisterUserDevice', nothing, 204) },
  },
  'a stored picture': {
    'no path': { call: inCall('GetUserProfilePicture', nothing) },
    'a path that does not open': { call: inCall('GetUserProfilePicture', () => 'none.png') },
    'it is not deleted': { call: inCall('DeleteUserProfilePicture', nothing, 500) },
  },
  'a picture that is neither': { 'it is stored': { call: inCall('UpdateUserProfilePicture', asItIs) } },
  'no call of the portal': {
    'the menu of anyone': { call: succeed((call) => call.path.includes('GetMenuItems') && call.hasToken === false) },
    'a view for anyone': { call: succeed((call) => call.path.includes('Views') && call.hasToken === false) },
  },
  ...menuFaults,
  ...settingsFaults,
  ...receiptFaults,
  ...uploadFaults,
  'GET /api/UserBackgroundJobs/{id}': {
    'another id': {
      call: inAnswers(
        (call) => call.path.startsWith('/api/UserBackgroundJobs/') && call.method === 'GET' && !isFile(call),
        (answer) => ({ ...answer, body: { ...(answer.body as object), Id: 'another' } }),
      ),
    },
  },
};

const entries = Object.entries(planted);

describe('a planted fault is found by its rule', () => {
  test('every rule has one', () => {
    expect(everyRule.filter(({ name }) => !entries.some(([start]) => name.startsWith(start)))).toEqual([]);
  });

  const faultsOf = ([start, faults]: (typeof entries)[number]) =>
    Object.entries(faults).map(([fault, plant]) => [start, fault, plant] as const);
  test.concurrent.each(entries.flatMap(faultsOf))('%s: %s', async (start, _, faults) => {
    const [rule, another] = everyRule.filter(({ name }) => name.startsWith(start));
    expect(another).toBeUndefined();
    // An error of the test itself is no sentence.
    await expect(rule?.check(platformUnderTest(faults))).rejects.toThrow(/\.$/);
  });
});

import { backendRules, type BackendCall } from '@gantry/notification-center/conformance';
import { describe, expect, test } from 'vitest';
import {
  fine,
  frozen,
  isPage,
  isSince,
  platformUnderTest,
  withList,
  type CallFault,
  type Faults,
  type Item,
} from '../testing/platformUnderTest.ts';

const isExport = ({ type }: Item) => type === 'export';
const isCommand = ({ path }: BackendCall) => /RetryJob|CancelJob/.test(path);
const isFile = ({ path }: BackendCall) => path.endsWith('GetExportedFileUrl');

/** Shows every version of an export as `change` has it. */
const exportsAs =
  (change: (payload: Item['payload']) => Item['payload']): CallFault =>
  (call, answer) =>
    isPage(call)
      ? withList(answer, (items) =>
          items.map((item) => (isExport(item) ? { ...item, payload: change(item.payload) } : item)),
        )
      : answer;

// A backend that sends nothing is waited for, so these tests wait for less.
const patienceMs = 600;

/** The beginning of a rule's name, the fault, and how it is planted. */
const planted: readonly (readonly [rule: string, fault: string, plant: Faults])[] = [
  ['the hub refuses', 'anyone may listen', { isHubOpen: true }],
  ['the hub sends a changed mark', 'the hub is silent', { event: () => [], patienceMs }],
  ['the hub sends a changed mark', 'one connection is told', { isHubSingle: true, patienceMs }],
  ['the hub sends a changed mark', 'another date', { event: frozen }],
  [
    'the hub sends a changed mark',
    'no title',
    { event: (items) => items.map(({ ...item }) => ({ ...item, title: undefined })) },
  ],
  [
    'the hub sends what MarkAsReadBulk',
    'the old mark',
    { event: (items) => items.map((item) => ({ ...item, read: false })), patienceMs },
  ],
  [
    'a change is stored before',
    'an old answer',
    { call: (call, answer) => (isSince(call) ? withList(answer, () => []) : answer) },
  ],
  [
    'the hub sends the steps',
    'the end is missing',
    { event: (items) => items.filter(({ payload }) => payload.status !== 'completed'), patienceMs: 3000 },
  ],
  [
    'the hub sends the steps',
    'only the end',
    { event: (items) => items.filter(({ payload }) => payload.status === 'completed') },
  ],
  ['an export goes from', 'no status', { call: exportsAs((payload) => ({ ...payload, status: '' })) }],
  [
    'an export goes from',
    'the percentage falls',
    {
      call: exportsAs((payload) => ({ ...payload, percentage: 100 - (payload.percentage ?? 0) })),
    },
  ],
  ['an export has a file once', 'the file has gone', { fileStatus: 404 }],
  [
    'an export has a file once',
    'a file before the end',
    { call: (call, answer) => (isFile(call) ? fine(answer) : answer) },
  ],
  [
    'an export can be cancelled',
    'commands are refused',
    { call: (call, answer) => (isCommand(call) ? { ...answer, status: 500 } : answer) },
  ],
  [
    'an export can be cancelled',
    'cancelled is called completed',
    {
      call: exportsAs((payload) => (payload.status === 'cancelled' ? { ...payload, status: 'completed' } : payload)),
    },
  ],
  [
    'a command that the status',
    'any command is taken',
    { call: (call, answer) => (isCommand(call) ? fine(answer) : answer) },
  ],
  [
    'GET /api/UserBackgroundJobs/{id}',
    'another id',
    {
      call: (call, answer) =>
        call.method === 'GET' && call.path.startsWith('/api/UserBackgroundJobs/') && !isFile(call)
          ? { ...answer, body: { ...(answer.body as object), Id: 'another' } }
          : answer,
    },
  ],
];

describe('a planted fault of the hub or of a job is found by its rule', () => {
  test('every rule has one', () => {
    const rules = backendRules.filter(({ needs }) => needs !== undefined);
    const without = rules.filter(({ name }) => !planted.some(([start]) => name.startsWith(start)));
    expect(without).toEqual([]);
  });

  test.each(planted)('%s: %s', async (start, _, faults) => {
    const rule = backendRules.find(({ name }) => name.startsWith(start));
    // The message of a rule is a sentence; an error of the test itself is none.
    await expect(rule?.check(platformUnderTest(faults))).rejects.toThrow(/\.$/);
  });
});

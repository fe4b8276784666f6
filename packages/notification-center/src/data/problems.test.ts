import { describe, expect, it } from 'vitest';
import type { NotificationProblem } from '../core/notification.ts';
import type { FakeOperation } from '../transport/fake/createFakePlatform.ts';
import { createTestCenter, items } from './createTestCenter.testing.ts';
import type { NotificationCenter } from './NotificationCenter.ts';

async function setUp(fields: Readonly<Record<string, unknown>> = {}, fileUrl?: string) {
  const problems: NotificationProblem[] = [];
  const test = createTestCenter({ notifications: items(1, fields) });
  const { legacy, workflow } = test.platform.jobs;
  const getExportedFileUrl = fileUrl === undefined ? legacy.getExportedFileUrl : async () => fileUrl;
  const center = await test.startCenter({
    jobs: { workflow, legacy: { ...legacy, getExportedFileUrl } },
    callbacks: {
      navigate: (path) => test.visited.push(path),
      switchProgram: () => Promise.reject(new Error('The person stays.')),
      toast: (toast) => test.toasts.push(toast),
      onProblem: (problem) => problems.push(problem),
    },
  });
  return { ...test, center, problems };
}

type Act = (center: NotificationCenter) => unknown;

const failures: readonly (readonly [FakeOperation, id: string | null, Act])[] = [
  ['markAsRead', 'n0', ({ readState }) => readState.markAsRead('n0')],
  ['markAllAsRead', null, ({ readState }) => readState.markAllAsRead()],
  ['getExportedFileUrl', 'n0', ({ jobActions }) => jobActions.download('n0')],
  ['retryJob', 'n0', ({ jobActions }) => jobActions.retry('n0')],
  ['cancelJob', 'n0', ({ jobActions }) => jobActions.cancel('n0')],
  ['getJob', 'n0', ({ importResults }) => importResults('n0').load()],
  ['getFilteredNotifications', null, ({ list }) => list('all').load()],
  ['getSince', null, ({ refresh }) => refresh()],
  ['getUnreadCount', null, ({ refresh }) => refresh()],
];

describe('a failure reaches onProblem with its cause', () => {
  it.each(failures)('%s', async (operation, id, act) => {
    const { center, platform, begin, problems } = await setUp({ payload: { status: 'failed' } });
    platform.failNext(operation);
    await begin(act(center), 500);
    expect(problems).toContainEqual({
      id,
      fields: [],
      message: expect.any(String),
      cause: expect.objectContaining({ message: `${operation} was made to fail.` }),
    });
  });

  it('a program that the app did not switch to, and does not navigate in', async () => {
    const payload = { status: 'active', program: 'S', route: '/apps/closeout' };
    const { center, advance, problems, visited } = await setUp({ type: 'todo', payload });
    center.open('n0');
    await advance(500);
    expect(visited).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ id: 'n0', cause: new Error('The person stays.') })]);
  });
});

it('a refused address of a file names its origin and the option that allows it, but not the rest', async () => {
  const { center, problems, titles } = await setUp(
    { payload: { status: 'completed' } },
    'http://files.example/a.xlsx?signature=1',
  );
  await center.jobActions.download('n0');
  expect(titles()).toEqual(['Error fetching exported file data']);
  expect(problems).toEqual([expect.objectContaining({ id: 'n0' })]);
  expect(problems[0]?.message).toMatch(/http:\/\/files\.example .*allowedLinkOrigins/);
  expect(problems[0]?.message).not.toContain('signature');
});

it('a refused link of an item is reported when it is pressed', async () => {
  const { center, advance, problems } = await setUp({ type: 'todo', payload: { route: 'http://other.example/a' } });
  center.open('n0');
  await advance(500);
  expect(problems).toEqual([{ id: 'n0', fields: [], message: expect.stringContaining('http://other.example') }]);
});

it('what stop ends is no failure', async () => {
  const { center, advance, problems } = await setUp();
  void center.list('all').load();
  void center.readState.markAsRead('n0');
  void center.refresh();
  await center.stop();
  await advance(2000);
  expect(problems).toEqual([]);
});

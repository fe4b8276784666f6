import { describe, expect, it } from 'vitest';
import { createRandom } from '../transport/createRandom.testing.ts';
import { createVirtualPage } from '../transport/createVirtualClock.testing.ts';
import { createTestCenter, items } from './createTestCenter.testing.ts';
import type { NotificationCenterOptions } from './NotificationCenterOptions.ts';

/** Creates a center whose timers and calls are counted separately from the platform's. */
function setUp(options: Partial<NotificationCenterOptions> = {}, count = 300) {
  const test = createTestCenter({ notifications: items(count, { payload: { status: 'running' } }) });
  const owner = {};
  const page = createVirtualPage(test.clock, createRandom(3), owner);
  const center = test.openCenter({ environment: page.environment, ...options });
  const timers = () => test.clock.timerCount(owner);
  return { ...test, center, page, timers };
}

/** Starts such a center. */
async function start(...options: Parameters<typeof setUp>) {
  const test = setUp(...options);
  test.center.start();
  await test.advance(2000);
  return test;
}

describe('after stop()', () => {
  it('pending work changes nothing, shows nothing and sends no request', async () => {
    const { center, platform, change, advance, begin, toasts, timers } = await start();
    change('n299', { payload: { status: 'completed' } }, 'store');
    await begin(center.refresh(), 50);
    const before = platform.calls.length;
    await center.stop();
    await advance(600_000);
    expect(center.feed.getItem('n299')?.payload.status).toBe('running');
    expect([toasts, platform.calls.length - before, timers()]).toEqual([[], 0, 0]);
  });

  it.each([150, 250, 650])('a mark-all that ran for %i ms sends no page request and no write', async (ms) => {
    const { center, platform, advance, begin, toasts } = await start({}, 1000);
    await begin(center.readState.markAllAsRead(), ms);
    const before = platform.calls.length;
    await center.stop();
    await advance(60_000);
    expect(platform.calls.slice(before)).toEqual([]);
    expect(platform.server.unreadCount()).toBe(1000);
    expect([toasts, center.readState.isMarkingAll.get()]).toEqual([[], false]);
  });

  it('a mark, a command and a page in flight are aborted by their signal, without a toast', async () => {
    const ended: string[] = [];
    const never = (name: string) => (_: unknown, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          ended.push(name);
          reject(new Error('canceled'));
        });
      });
    const { platform, openCenter, advance, begin, toasts } = setUp();
    const refusing = openCenter({
      client: { ...platform.client, markAsRead: never('mark'), getFilteredNotifications: never('page') },
      jobs: { legacy: { ...platform.jobs.legacy, cancel: never('cancel') }, workflow: platform.jobs.workflow },
    });
    refusing.start();
    await advance(100);
    platform.publish({ id: 'n1', type: 'export', payload: { status: 'running' } });
    await advance(3000);
    void refusing.readState.markAsRead('n1');
    void refusing.jobActions.cancel('n1');
    await begin(refusing.list('all').load(), 100);
    await refusing.stop();
    await advance(60_000);
    expect(ended.toSorted()).toEqual(['cancel', 'mark', 'page']);
    expect([toasts, refusing.jobActions.pendingCommand('n1').get()]).toEqual([[], null]);
    expect(refusing.list('all').state.get()).toMatchObject({ isLoading: true, error: null });
  });

  it('a program switch, a refresh and a mark send no request', async () => {
    const { center, platform, begin } = await start();
    await center.stop();
    const before = platform.calls.length;
    center.setProgram('S');
    void center.refresh();
    void center.readState.markAsRead('n299');
    await begin(center.list('exports').load(), 600_000);
    expect(platform.calls.slice(before)).toEqual([]);
  });

  it('a program switch during a catch-up sends no request either', async () => {
    const { center, platform, advance } = setUp();
    center.start();
    await advance(50);
    const stopped = center.stop();
    center.setProgram('S');
    await stopped;
    const before = platform.calls.length;
    await advance(600_000);
    expect(platform.calls.slice(before)).toEqual([]);
  });

  it('a delayed dialog does not open, and a navigation that waits for its program does not happen', async () => {
    const isSwitched = Promise.withResolvers<void>();
    const visited: string[] = [];
    const { center, platform, advance, timers } = setUp({
      callbacks: { navigate: (path) => visited.push(path), switchProgram: () => isSwitched.promise },
    });
    platform.server.store({ id: 'import', type: 'import', payload: { status: 'completed', results: [1] } });
    platform.server.store({ id: 'todo', type: 'todo', payload: { program: 'S', route: '/apps/workOrder' } });
    center.start();
    await advance(2000);
    center.open('import');
    center.open('todo');
    await center.stop();
    isSwitched.resolve();
    await advance(60_000);
    expect([center.dialog.get(), visited, timers()]).toEqual([null, [], 0]);
  });

  it('events that waited for a catch-up are dropped', async () => {
    const { center, platform, advance, timers } = await start();
    platform.hub.drop();
    await advance(230);
    platform.publish({ id: 'late', type: 'todo' });
    expect(timers()).toBeGreaterThan(0);
    await center.stop();
    await advance(60_000);
    expect([center.feed.getItem('late'), timers()]).toEqual([undefined, 0]);
  });

  it('the center can be started again, even at once, and is up to date again', async () => {
    const { center, platform, advance, toasts } = setUp();
    void center.list('all').load();
    center.start();
    const stopped = center.stop();
    void center.list('all').load();
    center.start();
    await advance(3000);
    await stopped;
    expect(center.list('all').state.get()).toMatchObject({ isLoading: false, error: null });
    expect(center.feed.view('all').get()).toHaveLength(50);
    await center.stop();
    platform.publish({ id: 'meanwhile', type: 'todo' });
    center.start();
    await advance(3000);
    expect(center.feed.getItem('meanwhile')?.id).toBe('meanwhile');
    expect([center.unreadCount.get(), toasts]).toEqual([301, []]);
    await center.stop();
  });
});

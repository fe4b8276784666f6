import { describe, expect, it, vi } from 'vitest';
import { messages } from '../languages/ar/index.ts';
import { createTestCenter, items as timedExports, startTestCenter } from './createTestCenter.testing.ts';

const items = (count: number, fieldsOf: (index: number) => Readonly<Record<string, unknown>>) =>
  Array.from({ length: count }, (_, index) => ({ id: `n${index}`, ...fieldsOf(index) }));

const todos = (count: number) => items(count, () => ({ type: 'todo' }));

describe('a list', () => {
  it('"Notification page size is 50": loads a page, then the next, until none remain', async () => {
    const { center, advance, begin } = await startTestCenter({
      notifications: items(120, () => ({ type: 'announcement' })),
    });
    const loader = center.list('announcements');
    const view = center.feed.view('announcements');
    expect(loader.state.get()).toMatchObject({ isLoading: true });
    await begin(loader.load());
    expect([view.get().length, loader.state.get().hasMore]).toEqual([50, true]);
    await begin(loader.loadMore(), 50);
    expect(loader.state.get().isLoadingMore).toBe(true);
    await advance(1000);
    // The next page begins with the last item of this page, as toDate is inclusive.
    expect([view.get().length, loader.state.get().hasMore]).toEqual([99, true]);
    await begin(loader.loadMore());
    expect([view.get().length, loader.state.get()]).toEqual([
      120,
      { isLoading: false, isLoadingMore: false, isRefreshing: false, hasMore: false, error: null },
    ]);
  });

  it('of a long first page the newest rows are shown before the others are read', async () => {
    const { center, platform } = await startTestCenter();
    const answer = { notifications: timedExports(2500).toReversed(), totalPages: 1 };
    vi.spyOn(platform.client, 'getFilteredNotifications').mockResolvedValue(answer);
    const loader = center.list('exports');
    const view = center.feed.view('exports');
    const lengths = new Set<number>();
    loader.state.subscribe(() => lengths.add(view.get().length));
    await loader.load();
    expect([...lengths]).toEqual([0, 50, 2500]);
    expect(loader.state.get()).toMatchObject({ isLoading: false, isLoadingMore: false, hasMore: false });
  });

  it('with programs, pages are fetched until ten rows match or no page remains', async () => {
    const notifications = items(400, (index) => ({
      type: 'export',
      payload: { program: index % 20 === 0 ? 'S' : 'N' },
    }));
    const { center, platform, begin } = await startTestCenter({ notifications });
    const view = center.feed.view('exports', ['S']);
    await begin(center.list('exports').load(['S']), 5000);
    expect(view.get().length).toBeGreaterThanOrEqual(10);
    expect(view.get().length).toBeLessThan(20);
    const before = platform.calls.length;
    await begin(center.list('exports').load(['S']), 5000);
    expect(platform.calls.length).toBe(before);
    await begin(center.list('exports').loadMore(['S']), 10_000);
    expect([view.get().length, center.list('exports').state.get().hasMore]).toEqual([20, false]);
  });

  it('with programs that have nothing, five pages are fetched, and five more when the person asks', async () => {
    const notifications = items(600, () => ({ type: 'export', payload: { program: 'N' } }));
    const { center, begin } = await startTestCenter({ notifications });
    const loader = center.list('exports');
    const loaded = () => center.feed.view('exports').get().length;
    await begin(loader.load(['S']), 10_000);
    // Each page begins with the last item of the page before.
    expect([loaded(), loader.state.get()]).toMatchObject([246, { hasMore: true, isLoadingMore: false }]);
    await begin(loader.loadMore(['S']), 10_000);
    expect(loaded()).toBe(491);
  });

  it('two screens of one list make one request', async () => {
    const { center, platform, begin } = await startTestCenter({ notifications: todos(3) });
    const before = platform.calls.length;
    void center.list('todoActive').load();
    await begin(center.list('todoActive').load());
    expect(platform.calls.length - before).toBe(1);
  });

  it('"the list shows the error message and a toast with the server message", and recovers by itself', async () => {
    const { center, platform, begin, toasts } = await startTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 1, 'The database is on holiday.');
    const loader = center.list('todoActive');
    await begin(loader.load());
    expect(loader.state.get().error).toBe('An error occurred loading the notifications, please refresh the page');
    expect(toasts).toEqual([{ tone: 'danger', title: 'The database is on holiday.', isOfLists: true }]);
    await begin(loader.refresh());
    expect([loader.state.get().error, center.feed.view('todoActive').get().length]).toEqual([null, 3]);
  });

  it('the error message of a list follows the language', async () => {
    const { center, platform, begin } = await startTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 1);
    const loader = center.list('todoActive');
    await begin(loader.load());
    const arabic = messages('ar-AE');
    center.setLocale('ar-AE', arabic);
    expect(loader.state.get().error).toBe(arabic.errors.loading);
  });

  it('lists that fail together show one toast', async () => {
    const { center, platform, advance, begin, titles } = await startTestCenter({ notifications: todos(3) });
    for (const list of ['todoActive', 'exports', 'imports'] as const) void center.list(list).load();
    await advance(1000);
    platform.failNext('getFilteredNotifications', 3, 'The database is on holiday.');
    await begin(center.refresh());
    expect(titles()).toEqual(['The database is on holiday.']);
  });

  it('is fetched again automatically once the service is back', async () => {
    const { center, platform, started, begin } = createTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 3);
    await started();
    await begin(center.list('todoActive').load(), 60_000);
    expect([center.list('todoActive').state.get().error, center.feed.view('todoActive').get().length]).toEqual([
      null,
      3,
    ]);
  });

  it('is up to date again automatically after a failed refresh', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: todos(3) });
    const list = center.list('todoActive');
    await begin(list.load());
    platform.failNext('getSince', 2);
    await begin(center.refresh(), 500);
    expect(list.state.get().error).not.toBeNull();
    await advance(60_000);
    expect(list.state.get().error).toBeNull();
  });

  it('retries the step that failed: the page or the refresh', async () => {
    const { center, platform, begin } = await startTestCenter({ notifications: todos(120) });
    const list = center.list('todoActive');
    const rows = () => center.feed.view('todoActive').get().length;
    await begin(list.load());
    expect(rows()).toBe(50);
    platform.failNext('getFilteredNotifications', 1);
    await begin(list.refresh());
    expect(list.state.get().error).not.toBeNull();
    await begin(list.retry());
    expect([list.state.get().error, rows()]).toEqual([null, 50]);
    platform.failNext('getFilteredNotifications', 1);
    await begin(list.loadMore());
    expect(list.state.get().error).not.toBeNull();
    await begin(list.retry());
    expect(list.state.get().error).toBeNull();
    expect(rows()).toBeGreaterThan(50);
    const before = platform.calls.length;
    await begin(list.retry());
    expect(platform.calls.length).toBe(before);
  });

  it('a program switch during the first of several pages loses no item of that page', async () => {
    // The first responses hold only the newest items, which are not in this list.
    const notifications = items(240, (index) => ({ type: index < 120 ? 'todo' : 'announcement' }));
    const { center, advance, begin } = await startTestCenter({ notifications }, { commitDelaySeconds: 0 });
    const view = center.feed.view('todoActive');
    expect(view.get()).toEqual([]);
    await begin(center.list('todoActive').load(), 50);
    center.setProgram('S');
    await advance(3000);
    expect([view.get().length, view.get()[0]]).toEqual([50, 'n119']);
    for (let pages = 0; pages < 2; pages++) void center.list('todoActive').loadMore();
    await advance(3000);
    expect([view.get().length, center.list('todoActive').state.get().hasMore]).toEqual([120, false]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { messages } from '../languages/ar/index.ts';
import { createTestCenter, items as timedExports, startTestCenter } from './createTestCenter.testing.ts';

const items = (count: number, fieldsOf: (index: number) => Readonly<Record<string, unknown>>) =>
  Array.from({ length: count }, (_, index) => ({ id: `n${index}`, ...fieldsOf(index) }));

const todos = (count: number) => items(count, () => ({ type: 'todo' }));

describe('a list', () => {
  it('"Notification page size is 50": loads a page, then the next, until none remain', async () => {
    const { center, advance } = await startTestCenter({
      notifications: items(120, () => ({ type: 'announcement' })),
    });
    const loader = center.list('announcements');
    const view = center.feed.view('announcements');
    expect(loader.state.get()).toMatchObject({ isLoading: true });
    void loader.load();
    await advance(1000);
    expect([view.get().length, loader.state.get().hasMore]).toEqual([50, true]);
    void loader.loadMore();
    await advance(50);
    expect(loader.state.get().isLoadingMore).toBe(true);
    await advance(1000);
    // The next page begins with the last item of this page, as toDate is inclusive.
    expect([view.get().length, loader.state.get().hasMore]).toEqual([99, true]);
    void loader.loadMore();
    await advance(1000);
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
    const { center, platform, advance } = await startTestCenter({ notifications });
    const view = center.feed.view('exports', ['S']);
    void center.list('exports').load(['S']);
    await advance(5000);
    expect(view.get().length).toBeGreaterThanOrEqual(10);
    expect(view.get().length).toBeLessThan(20);
    const before = platform.calls.length;
    void center.list('exports').load(['S']);
    await advance(5000);
    expect(platform.calls.length).toBe(before);
    void center.list('exports').loadMore(['S']);
    await advance(10_000);
    expect([view.get().length, center.list('exports').state.get().hasMore]).toEqual([20, false]);
  });

  it('with programs that have nothing, five pages are fetched, and five more when the person asks', async () => {
    const notifications = items(600, () => ({ type: 'export', payload: { program: 'N' } }));
    const { center, advance } = await startTestCenter({ notifications });
    const loader = center.list('exports');
    const loaded = () => center.feed.view('exports').get().length;
    void loader.load(['S']);
    await advance(10_000);
    // Each page begins with the last item of the page before.
    expect([loaded(), loader.state.get()]).toMatchObject([246, { hasMore: true, isLoadingMore: false }]);
    void loader.loadMore(['S']);
    await advance(10_000);
    expect(loaded()).toBe(491);
  });

  it('two screens of one list make one request', async () => {
    const { center, platform, advance } = await startTestCenter({ notifications: todos(3) });
    const before = platform.calls.length;
    void center.list('todoActive').load();
    void center.list('todoActive').load();
    await advance(1000);
    expect(platform.calls.length - before).toBe(1);
  });

  it('"the list shows the error message and a toast with the server message", and recovers by itself', async () => {
    const { center, platform, advance, toasts } = await startTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 1, 'The database is on holiday.');
    const loader = center.list('todoActive');
    void loader.load();
    await advance(1000);
    expect(loader.state.get().error).toBe('An error occurred loading the notifications, please refresh the page');
    expect(toasts).toEqual([{ tone: 'danger', title: 'The database is on holiday.', isOfLists: true }]);
    void loader.refresh();
    await advance(1000);
    expect([loader.state.get().error, center.feed.view('todoActive').get().length]).toEqual([null, 3]);
  });

  it('the error message of a list follows the language', async () => {
    const { center, platform, advance } = await startTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 1);
    const loader = center.list('todoActive');
    void loader.load();
    await advance(1000);
    const arabic = messages('ar-AE');
    center.setLocale('ar-AE', arabic);
    expect(loader.state.get().error).toBe(arabic.errors.loading);
  });

  it('lists that fail together show one toast', async () => {
    const { center, platform, advance, titles } = await startTestCenter({ notifications: todos(3) });
    for (const list of ['todoActive', 'exports', 'imports'] as const) void center.list(list).load();
    await advance(1000);
    platform.failNext('getFilteredNotifications', 3, 'The database is on holiday.');
    void center.refresh();
    await advance(1000);
    expect(titles()).toEqual(['The database is on holiday.']);
  });

  it('is fetched again automatically once the service is back', async () => {
    const { center, platform, started, advance } = createTestCenter({ notifications: todos(3) });
    platform.failNext('getFilteredNotifications', 3);
    await started();
    void center.list('todoActive').load();
    await advance(60_000);
    expect([center.list('todoActive').state.get().error, center.feed.view('todoActive').get().length]).toEqual([
      null,
      3,
    ]);
  });

  it('is up to date again automatically after a failed refresh', async () => {
    const { center, platform, advance } = await startTestCenter({ notifications: todos(3) });
    const list = center.list('todoActive');
    void list.load();
    await advance(1000);
    platform.failNext('getSince', 2);
    void center.refresh();
    await advance(500);
    expect(list.state.get().error).not.toBeNull();
    await advance(60_000);
    expect(list.state.get().error).toBeNull();
  });

  it('retries the step that failed: the page or the refresh', async () => {
    const { center, platform, advance } = await startTestCenter({ notifications: todos(120) });
    const list = center.list('todoActive');
    const rows = () => center.feed.view('todoActive').get().length;
    void list.load();
    await advance(1000);
    expect(rows()).toBe(50);
    platform.failNext('getFilteredNotifications', 1);
    void list.refresh();
    await advance(1000);
    expect(list.state.get().error).not.toBeNull();
    void list.retry();
    await advance(1000);
    expect([list.state.get().error, rows()]).toEqual([null, 50]);
    platform.failNext('getFilteredNotifications', 1);
    void list.loadMore();
    await advance(1000);
    expect(list.state.get().error).not.toBeNull();
    void list.retry();
    await advance(1000);
    expect(list.state.get().error).toBeNull();
    expect(rows()).toBeGreaterThan(50);
    const before = platform.calls.length;
    void list.retry();
    await advance(1000);
    expect(platform.calls.length).toBe(before);
  });

  it('a program switch during the first of several pages loses no item of that page', async () => {
    // The first responses hold only the newest items, which are not in this list.
    const notifications = items(240, (index) => ({ type: index < 120 ? 'todo' : 'announcement' }));
    const { center, advance } = await startTestCenter({ notifications }, { commitDelaySeconds: 0 });
    const view = center.feed.view('todoActive');
    expect(view.get()).toEqual([]);
    void center.list('todoActive').load();
    await advance(50);
    center.setProgram('S');
    await advance(3000);
    expect([view.get().length, view.get()[0]]).toEqual([50, 'n119']);
    for (let pages = 0; pages < 2; pages++) void center.list('todoActive').loadMore();
    await advance(3000);
    expect([view.get().length, center.list('todoActive').state.get().hasMore]).toEqual([120, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { items, startTestCenter } from './createTestCenter.testing.ts';
import type { NotificationCenterOptions } from './NotificationCenterOptions.ts';

const setUp = (
  options: Partial<NotificationCenterOptions>,
  fields: Readonly<Record<string, unknown>> = {},
  count = 3,
) => startTestCenter({ notifications: items(count, fields) }, options);

it('without options a list has neither groups nor shortcuts, and marks are sent at once', async () => {
  const { center, begin, platform, titles } = await setUp({});
  expect([center.hasDateGroups, center.shortcuts]).toEqual([false, null]);
  await begin(center.readState.markAllAsRead());
  expect([platform.server.unreadCount(), titles()]).toEqual([0, []]);
});

it('the time that orders a list never rises from row to row', async () => {
  const { center, change, advance, begin } = await setUp({}, {}, 40);
  await begin(center.list('all').load());
  change('n3', { title: 'Changed' });
  await advance(1000);
  const view = center.feed.view('all');
  const times = view.get().map((id) => view.timeOf(id) ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(view.timeOf('unknown')).toBeNull();
});

describe('Mark all as read with Undo', () => {
  it('shows at once, and is sent when the toast has gone', async () => {
    const { center, platform, advance, begin, toasts } = await setUp({ hasUndo: true });
    await begin(center.readState.markAllAsRead(), 4000);
    expect(center.unreadCount.get()).toBe(0);
    expect(platform.calls).not.toContain('markAllAsRead');
    toasts[0]?.onClose?.();
    await advance(1000);
    expect(platform.server.unreadCount()).toBe(0);
    expect(center.unreadCount.get()).toBe(0);
  });

  it('is taken back by Undo, and touches no service', async () => {
    const { center, platform, advance, begin, toasts } = await setUp({ hasUndo: true });
    await begin(center.readState.markAllAsRead());
    toasts[0]?.action?.onPress();
    toasts[0]?.onClose?.();
    await advance(40_000);
    expect(platform.calls).not.toContain('markAllAsRead');
    expect([platform.server.unreadCount(), center.unreadCount.get()]).toEqual([3, 3]);
    expect(center.readState.isMarkingAll.get()).toBe(false);
  });

  it('leaves unread what arrives before the toast has gone', async () => {
    const { center, platform, advance, begin, toasts } = await setUp({ hasUndo: true });
    await begin(center.readState.markAllAsRead());
    platform.publish({ id: 'late', type: 'todo' });
    await advance(1000);
    toasts[0]?.onClose?.();
    await advance(2000);
    expect(platform.server.get('late')?.['read']).toBe(false);
    expect(center.unreadCount.get()).toBe(1);
  });

  it.each([
    ['the page is hidden', async ({ page }: Awaited<ReturnType<typeof setUp>>) => page.setVisible(false)],
    // It stays open here, so that what was sent can be seen.
    ['another page takes the place of this one', async ({ page }: Awaited<ReturnType<typeof setUp>>) => page.suspend()],
    ['the app never says that its toast has gone', ({ advance }: Awaited<ReturnType<typeof setUp>>) => advance(30_000)],
  ])('is sent if %s, and Undo then says that it is too late', async (_, act) => {
    const test = await setUp({ hasUndo: true });
    const { center, platform, advance, begin, toasts, titles } = test;
    await begin(center.readState.markAllAsRead());
    await act(test);
    await advance(1000);
    expect(platform.server.unreadCount()).toBe(0);
    toasts[0]?.action?.onPress();
    expect(titles()[1]).toMatch(/can no longer be undone/);
  });

  it('is sent at once if the app shows no toasts, as nobody could press Undo', async () => {
    const { center, platform, begin } = await setUp({ hasUndo: true, callbacks: { navigate: () => {} } });
    await begin(center.readState.markAllAsRead());
    expect(platform.server.unreadCount()).toBe(0);
  });

  it('does not hold up marks for ever if the center is stopped and started', async () => {
    const { center, platform, advance, begin } = await setUp({ hasUndo: true });
    void center.readState.markAllAsRead();
    await center.stop();
    center.start();
    await advance(2000);
    expect(center.unreadCount.get()).toBe(3);
    await begin(center.readState.markAsRead('n0'), 2000);
    expect(platform.server.get('n0')?.['read']).toBe(true);
  });
});

describe('shortcuts', () => {
  it.each([
    ['J', 'ArrowDown'],
    ['K', 'ArrowUp'],
    ['X', 'X'],
    ['Home', 'Home'],
  ])('%s moves as %s', async (key, expected) => {
    const { center } = await setUp({ hasShortcuts: true });
    expect(center.shortcuts?.keyOf(key)).toBe(expected);
  });

  it.each([
    ['E', false, 'export', true, true],
    ['U', false, 'export', true, true],
    ['U', true, 'export', true, false],
    // Only exports and imports can be made unread.
    ['U', true, 'todo', true, true],
    ['X', false, 'export', false, false],
  ] as const)('%s on an item with read %s of type %s is used: %s, read: %s', async (key, read, type, isUsed, after) => {
    const { center, advance } = await setUp({ hasShortcuts: true }, { read, type }, 1);
    expect(center.shortcuts?.press(key, 'n0')).toBe(isUsed);
    await advance(1000);
    expect(center.feed.getItem('n0')?.read).toBe(after);
  });
});

import { expect, it } from 'vitest';
import { createTestCenter, items } from './createTestCenter.testing.ts';

it('a client that keeps marks is given what is held, if the rest cannot be read, and nobody waits for it', async () => {
  const { platform, startCenter, advance } = createTestCenter({ notifications: items(3) });
  let kept: readonly string[] = [];
  const center = await startCenter({
    client: {
      ...platform.client,
      keepsMarks: true,
      markAllAsRead: (ids) => {
        kept = ids;
        return new Promise<void>(() => undefined);
      },
    },
  });
  await advance(1000);
  platform.failNext('getFilteredNotifications', 10);
  void center.readState.markAllAsRead();
  await advance(1000);
  expect(kept.toSorted()).toEqual(['n0', 'n1', 'n2']);
  expect(center.readState.isMarkingAll.get()).toBe(false);
  expect([center.feed.getItem('n1')?.read, center.unreadCount.get()]).toEqual([true, 0]);
});

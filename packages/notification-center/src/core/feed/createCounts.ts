import { listRules, notificationLists, type NotificationList } from '../rules/lists.ts';
import type { Notification } from '../notification.ts';
import type { Topic } from './createNotifier.ts';
import type { FeedCounts } from './Feed.ts';

/** Creates the counts of all lists of one feed, updated item by item. */
export function createCounts(topic: Topic) {
  const tallies = notificationLists.map((list) => ({ list, total: 0, unread: 0 }));
  let snapshot: FeedCounts | null = null;

  return {
    get: (): FeedCounts => {
      snapshot ??= Object.fromEntries(
        tallies.map(({ list, total, unread }) => [list, { total, unread }]),
        // The tallies hold every list once.
      ) as Record<NotificationList, { total: number; unread: number }>;
      return snapshot;
    },
    subscribe: topic.subscribe,
    /** Replaces the contribution of one item; undefined if it was not held, or is no longer held. */
    replace: (before: Notification | undefined, after: Notification | undefined) => {
      let hasChanged = false;
      for (const tally of tallies) {
        const { includes } = listRules[tally.list];
        const was = before !== undefined && includes(before);
        const is = after !== undefined && includes(after);
        const total = Number(is) - Number(was);
        const unread = Number(is && !after.read) - Number(was && !before.read);
        tally.total += total;
        tally.unread += unread;
        hasChanged ||= total !== 0 || unread !== 0;
      }
      if (!hasChanged) return;
      snapshot = null;
      topic.touch();
    },
  };
}

import type { Readable } from '@gantry/base/observable';
import { listRules, notificationLists, type NotificationList } from '../rules/lists.ts';
import type { Notification } from '../notification.ts';
import type { Topic } from './createNotifier.ts';
import type { FeedCounts } from './Feed.ts';

/** The counts of all lists, updated item by item. */
export interface Counts extends Readable<FeedCounts> {
  /** Replaces the contribution of one item; undefined if it was not held, or is no longer held. */
  readonly replace: (before: Notification | undefined, after: Notification | undefined) => void;
}

/** Creates the counts of one feed, all at zero. */
export function createCounts(topic: Topic): Counts {
  const tallies = notificationLists.map((list) => ({ list, total: 0, unread: 0 }));
  let snapshot: FeedCounts | null = null;

  function add(notification: Notification, sign: 1 | -1) {
    for (const tally of tallies) {
      if (!listRules[tally.list].includes(notification)) continue;
      tally.total += sign;
      if (!notification.read) tally.unread += sign;
    }
  }

  return {
    get() {
      snapshot ??= Object.fromEntries(
        tallies.map(({ list, total, unread }) => [list, { total, unread }]),
        // The tallies hold every list once.
      ) as Record<NotificationList, { total: number; unread: number }>;
      return snapshot;
    },
    subscribe: topic.subscribe,
    replace(before, after) {
      if (before?.read === after?.read && listsKey(before) === listsKey(after)) return;
      if (before !== undefined) add(before, -1);
      if (after !== undefined) add(after, 1);
      snapshot = null;
      topic.touch();
    },
  };
}

function listsKey(notification: Notification | undefined): number {
  let key = 0;
  if (notification === undefined) return key;
  for (const [index, list] of notificationLists.entries()) {
    if (listRules[list].includes(notification)) key |= 1 << index;
  }
  return key;
}

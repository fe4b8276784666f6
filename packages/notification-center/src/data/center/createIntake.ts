import type { WritableFeed } from '../../core/feed/Feed.ts';
import type { Notification, OnNotificationProblem } from '../../core/notification.ts';
import { parseNotificationList } from '../../core/parsing/parseNotification.ts';
import { newestTime } from '../../transport/catchUp/orderTimes.ts';
import type { ChangeOrigin, EventStream } from './createEvents.ts';

/** The only way into the feed. */
export interface Intake {
  /** Reads items that came from outside, each on its own. */
  readonly parse: (items: unknown) => readonly Notification[];
  /** Merges items and emits `merged`. `askedAt` is the feed's mark from before the request. */
  readonly merge: (items: readonly Notification[], origin: ChangeOrigin, askedAt?: number) => void;
  /** The newest server time of all items so far; null before the first. */
  readonly newestKnown: () => number | null;
}

/** Options of {@link createIntake}. */
export interface IntakeOptions {
  readonly feed: WritableFeed;
  readonly events: EventStream;
  readonly onProblem: OnNotificationProblem | undefined;
}

/** Makes the intake of one feed. */
export function createIntake({ feed, events, onProblem }: IntakeOptions): Intake {
  let newestKnown: number | null = null;
  return {
    parse: (items) => parseNotificationList(items, onProblem),
    merge(items, origin, askedAt) {
      const changes = feed.merge(items, origin === 'hub' ? 'hub' : 'rest', askedAt);
      const newest = newestTime(items);
      if (newest !== null) newestKnown = Math.max(newestKnown ?? newest, newest);
      events.emit('merged', { origin, items, changes });
    },
    newestKnown: () => newestKnown,
  };
}

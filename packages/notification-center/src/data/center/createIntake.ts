import { parseNotificationList } from '../../core/parsing/parseNotification.ts';
import { newestTime } from '../../transport/catchUp/orderTimes.ts';
import type { CenterParts, Intake } from './CenterParts.ts';

export function createIntake({ feed, events, options }: Pick<CenterParts, 'feed' | 'events' | 'options'>): Intake {
  let newestKnown: number | null = null;
  return {
    parse: (items) => parseNotificationList(items, options.callbacks.onProblem),
    merge(items, origin, askedAt) {
      const changes = feed.merge(items, origin === 'hub' ? 'hub' : 'rest', askedAt);
      const newest = newestTime(items);
      if (newest !== null) newestKnown = Math.max(newestKnown ?? newest, newest);
      events.merged.call({ origin, items, changes });
    },
    newestKnown: () => newestKnown,
  };
}

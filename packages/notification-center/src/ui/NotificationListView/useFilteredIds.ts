import { createConstant, joinEnds, type Readable } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { useMemo } from 'react';
import type { Feed } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { useNotificationCenter } from '../../data/index.ts';

/** Decides whether a list shows an item. Keep the function stable between renders. */
export type NotificationFilter = (notification: Notification) => boolean;

/** The ids whose items pass the filter, updated as the items change; all of them without a filter. */
export function useFilteredIds(ids: readonly string[], filter: NotificationFilter | undefined): readonly string[] {
  const { feed } = useNotificationCenter();
  const shown = useMemo(
    () => (filter === undefined ? createConstant(ids) : filteredIds(feed, ids, filter)),
    [feed, ids, filter],
  );
  return useReadable(shown);
}

/**
 * The ids whose items pass the filter, updated while they are watched. A change of one item costs one call of the filter, and
 * listeners are called only if its result changes.
 */
function filteredIds(feed: Feed, ids: readonly string[], filter: NotificationFilter): Readable<readonly string[]> {
  const passes = (id: string) => {
    const notification = feed.getItem(id);
    return notification !== undefined && filter(notification);
  };
  let passing = new Set(ids.filter(passes));
  let shown: readonly string[] | null = null;

  function watch(id: string, listener: () => void) {
    return feed.subscribeItem(id, () => {
      if (passes(id) === passing.has(id)) return;
      if (!passing.delete(id)) passing.add(id);
      shown = null;
      listener();
    });
  }

  return {
    get: () => (shown ??= ids.filter((id) => passing.has(id))),
    subscribe(listener) {
      const stop = joinEnds(...ids.map((id) => watch(id, listener)));
      // Items may have changed before the subscription.
      const now = new Set(ids.filter(passes));
      if (now.size !== passing.size || [...now].some((id) => !passing.has(id))) {
        passing = now;
        shown = null;
      }
      return stop;
    },
  };
}

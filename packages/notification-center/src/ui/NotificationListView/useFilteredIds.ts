import type { Readable } from '@gantry/ui-kit/observable';
import { useMemo, useSyncExternalStore } from 'react';
import { useNotificationFeed } from '../../data/index.ts';
import { filteredIds, type NotificationFilter } from './filteredIds.ts';

/** The ids whose items pass the filter, updated as the items change; all of them without a filter. */
export function useFilteredIds(ids: readonly string[], filter: NotificationFilter | undefined): readonly string[] {
  const feed = useNotificationFeed();
  const shown = useMemo(
    (): Readable<readonly string[]> =>
      filter === undefined ? { get: () => ids, subscribe: () => () => undefined } : filteredIds(feed, ids, filter),
    [feed, ids, filter],
  );
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}

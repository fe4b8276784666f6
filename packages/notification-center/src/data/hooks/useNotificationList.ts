import { useCallback, useEffect, useMemo, useState } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import type { ListState } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { holdArrivals } from './holdArrivals.ts';
import { useReadable } from './useReadable.ts';

/** Options of {@link useNotificationList}. */
export interface NotificationListOptions {
  /** Only items of these programs; empty or missing means all. Filters in the browser. */
  readonly programs?: readonly string[];
  /** True while the list is scrolled: arrivals then wait in `newCount` instead of moving the rows. */
  readonly isHeld?: boolean;
}

/** What {@link useNotificationList} gives. */
export interface NotificationListControls extends ListState {
  /** The rows, newest first. The reference changes only with membership or order. */
  readonly ids: readonly string[];
  /** How many arrivals wait above a held list. */
  readonly newCount: number;
  /** Brings the waiting arrivals in. */
  readonly showNew: () => void;
  /** Loads 50 rows more; with programs, until ten more match or none remain. */
  readonly loadMore: () => Promise<void>;
  /** Asks for the list again. */
  readonly refresh: () => Promise<void>;
  /** Does again what the `error` tells of. */
  readonly retry: () => Promise<void>;
}

/** One list of notifications, loaded when first used. Rows come one by one from `useNotification(id)`. */
export function useNotificationList(
  list: NotificationList,
  { programs, isHeld = false }: NotificationListOptions = {},
): NotificationListControls {
  const center = useNotificationCenter();
  // Callers write the array in place; its content is what counts.
  const key = JSON.stringify([...(programs ?? [])].toSorted());
  const chosen = useMemo(() => JSON.parse(key) as readonly string[], [key]);
  const loader = useMemo(() => center.list(list), [center, list]);
  const view = useMemo(() => center.feed.view(list, chosen), [center, list, chosen]);
  const all = useReadable(view);
  const state = useReadable(loader.state);

  // The rows that were there when the list was scrolled; null while it follows.
  const [held, setHeld] = useState<{ readonly of: unknown; readonly ids: readonly string[] } | null>(null);
  const isFollowing = !isHeld || held === null || held.of !== view;
  if (isHeld && (held === null || held.of !== view)) setHeld({ of: view, ids: all });
  if (!isHeld && held !== null) setHeld(null);
  const shown = useMemo(
    () => (isFollowing ? { ids: all, newCount: 0 } : holdArrivals(all, held.ids)),
    [isFollowing, all, held],
  );

  useEffect(() => {
    void loader.load(chosen);
  }, [loader, chosen]);

  return {
    ...state,
    ...shown,
    showNew: useCallback(() => setHeld((before) => before && { of: before.of, ids: view.get() }), [view]),
    loadMore: useCallback(() => loader.loadMore(chosen), [loader, chosen]),
    refresh: loader.refresh,
    retry: useCallback(() => loader.retry(chosen), [loader, chosen]),
  };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { countAbove } from '../../core/feed/countAbove.ts';
import type { NotificationList } from '../../core/rules/lists.ts';
import type { ListState } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from '@gantry/base/react';

/** Options of {@link useNotificationList}. */
export interface NotificationListOptions {
  /** Only items of these programs; empty or missing means all. Filtered in the browser. */
  readonly programs?: readonly string[];
  /** True while the list is scrolled: arrivals wait in `newCount` instead of moving the rows. */
  readonly isHeld?: boolean;
}

/** The result of {@link useNotificationList}. */
export interface NotificationListControls extends ListState {
  /** The rows, newest first. The reference changes only with membership or order. */
  readonly ids: readonly string[];
  /** The rows and the arrivals that wait above them. The same as `ids` if the list is not held. */
  readonly allIds: readonly string[];
  /** How many arrivals wait above a held list. */
  readonly newCount: number;
  /** Shows the waiting arrivals. */
  readonly showNew: () => void;
  /** Loads 50 more rows; with programs, until ten more match or no page remains. */
  readonly loadMore: () => Promise<void>;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
  /** Repeats what failed with `error`. */
  readonly retry: () => Promise<void>;
}

/** One list of notifications, loaded when first used. Rows come one by one from `useNotification(id)`. */
export function useNotificationList(
  list: NotificationList,
  { programs, isHeld = false }: NotificationListOptions = {},
): NotificationListControls {
  const center = useNotificationCenter();
  // Callers write the array inline, so compare its content.
  const key = JSON.stringify([...(programs ?? [])].toSorted());
  const chosen = useMemo(() => JSON.parse(key) as readonly string[], [key]);
  const loader = useMemo(() => center.list(list), [center, list]);
  const view = useMemo(() => center.feed.view(list, chosen), [center, list, chosen]);
  const all = useReadable(view);
  const state = useReadable(loader.state);

  // The rows from before the list was scrolled; null while it follows the feed.
  const [held, setHeld] = useState<{ readonly of: unknown; readonly ids: readonly string[] } | null>(null);
  const isFollowing = !isHeld || held === null || held.of !== view;
  if (isHeld && (held === null || held.of !== view)) setHeld({ of: view, ids: all });
  if (!isHeld && held !== null) setHeld(null);
  // All other changes apply: rows that are loaded below, and rows that are removed.
  const shown = useMemo(() => {
    const newCount = isFollowing ? 0 : countAbove(all, held.ids);
    return { ids: newCount === 0 ? all : all.slice(newCount), newCount };
  }, [isFollowing, all, held]);

  useEffect(() => {
    void loader.load(chosen);
  }, [loader, chosen]);

  return {
    ...state,
    ...shown,
    allIds: all,
    showNew: useCallback(() => setHeld((before) => before && { of: before.of, ids: view.get() }), [view]),
    loadMore: useCallback(() => loader.loadMore(chosen), [loader, chosen]),
    refresh: loader.refresh,
    retry: useCallback(() => loader.retry(chosen), [loader, chosen]),
  };
}

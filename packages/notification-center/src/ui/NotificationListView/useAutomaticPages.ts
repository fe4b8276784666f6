import { useEffect, useRef } from 'react';
import type { NotificationListControls } from '../../data/index.ts';
import type { NotificationFilter } from './useFilteredIds.ts';

const wantedRows = 10;
/** How many pages a filter loads by itself; after them the person decides whether to load more. */
const mostPages = 5;

/** Loads older pages, a few at most, while fewer than ten rows pass the filter. */
export function useAutomaticPages(
  filter: NotificationFilter | undefined,
  rowCount: number,
  { hasMore, isLoading, isLoadingMore, error, loadMore }: NotificationListControls,
): void {
  const fetched = useRef<{ readonly filter: NotificationFilter | undefined; pages: number }>({ filter, pages: 0 });
  const isWanted = filter !== undefined && rowCount < wantedRows && hasMore;
  const isReady = !isLoading && !isLoadingMore && error === null;

  useEffect(() => {
    if (fetched.current.filter !== filter) fetched.current = { filter, pages: 0 };
    if (!isWanted || !isReady || fetched.current.pages >= mostPages) return;
    fetched.current.pages += 1;
    void loadMore();
  }, [filter, isWanted, isReady, loadMore]);
}

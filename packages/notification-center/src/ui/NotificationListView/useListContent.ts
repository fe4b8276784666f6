import { useIsHydrated } from '@gantry/ui-kit';
import { useDeferredValue } from 'react';
import type { NotificationListControls } from '../../data/index.ts';

/** What a list shows: nothing yet, the placeholders of a list that loads, that it is empty or has failed, or its rows. */
type ListContent = 'nothing' | 'loading' | 'noRows' | 'rows';

/**
 * What the list shows in this render. Placeholders, and the rows that replace them, are rendered in slices between the page's other work, as
 * all of them at once would take one long task. A list whose rows are held already shows them at once.
 */
export function useListContent(isEmpty: boolean, { isLoading, isLoadingMore }: NotificationListControls): ListContent {
  const wanted = !isEmpty ? 'rows' : isLoading || isLoadingMore ? 'loading' : 'noRows';
  const isHydrated = useIsHydrated();
  const rendered = useDeferredValue<ListContent>(wanted, wanted === 'loading' && isHydrated ? 'nothing' : wanted);
  const isWaiting = rendered === 'nothing' || (rendered === 'loading' && wanted === 'rows');
  return isWaiting ? rendered : wanted;
}

import { ErrorCard, LoadMore } from '@gantry/ui-kit';
import type { NotificationListControls } from '../../data/index.ts';
import { Notice } from './NotificationListView.styles.ts';

interface ListEndProps {
  readonly controls: NotificationListControls;
  readonly isEmpty: boolean;
}

/** Below the rows: the button for older rows, or the reason why they could not be loaded. */
export function ListEnd({ controls, isEmpty }: ListEndProps) {
  const { isLoading, isLoadingMore, isRefreshing, hasMore, error, loadMore, retry } = controls;
  if (isLoading || (isEmpty && (error !== null || !hasMore))) return null;
  if (error !== null) {
    return (
      <Notice>
        <ErrorCard title={error} isPending={isLoadingMore || isRefreshing} onRetry={() => void retry()} />
      </Notice>
    );
  }
  return <LoadMore hasMore={hasMore} isLoading={isLoadingMore} onPress={() => void loadMore()} />;
}

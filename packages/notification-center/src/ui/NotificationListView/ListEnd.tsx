import { LoadMore } from '@gantry/ui-kit';
import type { NotificationListControls } from '../../data/index.ts';
import { ListError } from './ListError.tsx';

interface ListEndProps {
  readonly controls: NotificationListControls;
  readonly isEmpty: boolean;
}

/** Below the rows: the button for older rows, or the reason why they could not be loaded. */
export function ListEnd({ controls, isEmpty }: ListEndProps) {
  const { isLoading, isLoadingMore, hasMore, error, loadMore } = controls;
  if (isLoading || (isEmpty && (error !== null || !hasMore))) return null;
  if (error !== null) return <ListError message={error} controls={controls} />;
  return <LoadMore hasMore={hasMore} isLoading={isLoadingMore} onPress={() => void loadMore()} />;
}

import { Button, EmptyState, ErrorCard, Glyph, LoadMore, Skeleton, type EmptyStateProps } from '@gantry/ui-kit';
import { chevronUpGlyph } from '@gantry/ui-kit/icons';
import type { ReactNode } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages, type NotificationListControls } from '../../data/index.ts';
import { useNotificationParts } from '../parts/NotificationParts.ts';
import { NewPlace, Notice } from './NotificationListView.styles.ts';

interface ListPlaceholderProps {
  readonly list: NotificationList;
  readonly isFiltered: boolean;
  readonly isLoading: boolean;
  readonly controls: NotificationListControls;
}

/** "7 notification rows" are shown while the list loads. */
const placeholderCount = 7;

const illustrations: Readonly<Record<NotificationList, EmptyStateProps['illustration']>> = {
  todoActive: 'done',
  todoArchive: 'archive',
  exports: 'export',
  imports: 'import',
  announcements: 'announcement',
  requests: 'inbox',
  all: 'inbox',
};

/** The content of a list without rows: placeholders, the error, or a sentence that it is empty. */
export function ListPlaceholder({ list, isFiltered, isLoading, controls }: ListPlaceholderProps): ReactNode {
  const { empty } = useNotificationMessages();
  const parts = useNotificationParts();
  const { error, hasMore } = controls;

  // A filtered list loads older pages before it is known to be empty.
  if (isLoading) {
    const part = <Skeleton kind="row" count={placeholderCount} />;
    return parts.loading ? parts.loading(list, part) : part;
  }
  if (error !== null) return <ListError message={error} controls={controls} />;
  const noMatch = hasMore ? empty.noResultsYet : empty.noResults;
  const part = (
    <EmptyState illustration={isFiltered ? 'search' : illustrations[list]} title={isFiltered ? noMatch : empty[list]} />
  );
  return parts.empty ? parts.empty(list, part) : part;
}

interface ListErrorProps {
  readonly message: string;
  readonly controls: NotificationListControls;
}

/** Why a list could not be loaded, or its older rows. */
function ListError({ message, controls }: ListErrorProps): ReactNode {
  const parts = useNotificationParts();
  const retry = () => void controls.retry();
  const part = (
    <Notice>
      <ErrorCard title={message} isPending={controls.isLoadingMore || controls.isRefreshing} onRetry={retry} />
    </Notice>
  );
  return parts.error ? parts.error({ message, retry }, part) : part;
}

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

interface NewArrivalsProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** Shows the items that arrived while the list was scrolled. */
export function NewArrivals({ count, onPress }: NewArrivalsProps) {
  const { items } = useNotificationMessages();
  return (
    <NewPlace>
      <Button size="small" icon={<Glyph shape={chevronUpGlyph} />} onPress={onPress}>
        {items.showNew(count)}
      </Button>
    </NewPlace>
  );
}

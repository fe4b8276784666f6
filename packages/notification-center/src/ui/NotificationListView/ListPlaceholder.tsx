import { EmptyState, Skeleton, type EmptyStateProps } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages, type NotificationListControls } from '../../data/index.ts';
import { useNotificationParts } from '../parts/NotificationPartsProvider.tsx';
import { ListError } from './ListError.tsx';

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

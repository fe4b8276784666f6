import { useId } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { NotificationDialogs } from '../NotificationDialogs/NotificationDialogs.tsx';
import { NotificationListView, type NotificationListViewProps } from '../NotificationListView/NotificationListView.tsx';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { ScreenBoundary } from '../ScreenBoundary/ScreenBoundary.tsx';
import { Column, ColumnHeader, Columns, ColumnTitle, Root } from './ActivityColumns.styles.ts';

/** A column of the home page's activity. */
export type ActivityColumn = 'todo' | 'requests' | 'announcements';

/** Props of {@link ActivityColumns}. */
export interface ActivityColumnsProps {
  /** Which columns are shown, in this order. @default all three */
  readonly columns?: readonly ActivityColumn[] | undefined;
  /** Only items of these programs; empty or missing means all. */
  readonly programFilter?: readonly string[] | undefined;
  readonly parts?: NotificationParts | undefined;
  readonly className?: string | undefined;
}

const everyColumn: readonly ActivityColumn[] = ['todo', 'requests', 'announcements'];

const listOf: Readonly<Record<ActivityColumn, NotificationList>> = {
  todo: 'todoActive',
  requests: 'requests',
  announcements: 'announcements',
};

/** To Do, Requests and Announcements side by side, each a list of at most 360 px. */
export function ActivityColumns({ columns = everyColumn, programFilter, parts, className }: ActivityColumnsProps) {
  return (
    <ScreenBoundary>
      <Root className={className}>
        <Columns>
          {columns.map((column) => (
            <ActivityList key={column} list={listOf[column]} programs={programFilter} parts={parts} />
          ))}
        </Columns>
        <NotificationDialogs />
      </Root>
    </ScreenBoundary>
  );
}

function ActivityList({ list, programs, parts }: Pick<NotificationListViewProps, 'list' | 'programs' | 'parts'>) {
  const { lists } = useNotificationMessages();
  const titleId = useId();
  return (
    <Column aria-labelledby={titleId}>
      <ColumnHeader>
        <ColumnTitle id={titleId}>{lists[list]}</ColumnTitle>
      </ColumnHeader>
      <NotificationListView list={list} programs={programs} parts={parts} />
    </Column>
  );
}

export { NotificationListView } from './NotificationListView.tsx';
export type { NotificationListViewProps } from './NotificationListView.tsx';
export type { NotificationFilter } from './filteredIds.ts';

export type { NotificationItem, NotificationItemPayload } from './contract/notificationItem.ts';
export type { Feed } from './core/feed/Feed.ts';
export type {
  JobStatus,
  Notification,
  NotificationPayload,
  NotificationPriority,
  NotificationProblem,
  NotificationType,
} from './core/notification.ts';
export type { ImportResultContent, ImportResultRow } from './core/parsing/importResults.ts';
export type { NotificationList, TypeStatus } from './core/rules/lists.ts';
export * from './data/public.ts';
export type { NotificationMessages, PartialNotificationMessages } from './languages/index.ts';
export { firstPageRequest } from './transport/catchUp/createPageWalk.ts';
export type { Environment } from '@gantry/base/environment';
export {
  createEventSourceTransport,
  type EventSourceLike,
  type EventSourceTransportOptions,
  type OpenEventSource,
} from './transport/eventSource/createEventSourceTransport.ts';
export {
  createHttpNotificationClient,
  markAllRequest,
  markRequest,
} from './transport/http/createHttpNotificationClient.ts';
export { newestNotificationsRequest } from './transport/http/pageRequest.ts';
export { createLegacyJobService } from './transport/http/createLegacyJobService.ts';
export { createWorkflowJobService } from './transport/http/createWorkflowJobService.ts';
export type { BackgroundJob, JobCommands, JobReference, JobService } from './transport/JobService.ts';
export type { FilterRequest, NotificationClient, NotificationPage } from './transport/NotificationClient.ts';
export { platformSources, type PlatformSourcesOptions } from './transport/platformSources.ts';
export {
  createPollingTransport,
  type PolledClient,
  type PollingTransportOptions,
} from './transport/polling/createPollingTransport.ts';
export type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './transport/RealtimeTransport.ts';
export type { RequestFunction } from '@gantry/base/calls';
export { createSignalRTransport, type SignalRTransportOptions } from './transport/signalr/createSignalRTransport.ts';
export type { Tabs } from './transport/tabs/Tabs.ts';
export {
  ActivityColumns,
  type ActivityColumn,
  type ActivityColumnsProps,
} from './ui/ActivityColumns/ActivityColumns.tsx';
export { ConnectionBanner } from './ui/ConnectionBanner/ConnectionBanner.tsx';
export { ImportResultsPage } from './ui/ImportResults/ImportResultsPage.tsx';
export { NotificationBell } from './ui/NotificationBell/NotificationBell.tsx';
export {
  NotificationBellButton,
  type NotificationBellButtonProps,
} from './ui/NotificationBell/NotificationBellButton.tsx';
export { useNotificationBadge } from './ui/NotificationBell/useNotificationBadge.ts';
export {
  NotificationCenterPage,
  type NotificationCenterPageProps,
  type NotificationCenterTab,
} from './ui/NotificationCenterPage/NotificationCenterPage.tsx';
export {
  NotificationListView,
  type NotificationListViewProps,
} from './ui/NotificationListView/NotificationListView.tsx';
export type { NotificationFilter } from './ui/NotificationListView/useFilteredIds.ts';
export {
  NotificationPanel,
  type NotificationPanelProps,
  type NotificationPanelTab,
} from './ui/NotificationPanel/NotificationPanel.tsx';
export type { NotificationParts } from './ui/parts/NotificationParts.ts';

export { firstPageRequest } from './catchUp/createPageWalk.ts';
export type { Environment } from './environment.ts';
export {
  createEventSourceTransport,
  type EventSourceLike,
  type EventSourceTransportOptions,
  type OpenEventSource,
} from './eventSource/createEventSourceTransport.ts';
export { createHttpNotificationClient } from './http/createHttpNotificationClient.ts';
export { newestNotificationsRequest } from './http/pageRequest.ts';
export { createLegacyJobService } from './http/createLegacyJobService.ts';
export { createWorkflowJobService } from './http/createWorkflowJobService.ts';
export type { BackgroundJob, JobCommands, JobReference, JobService } from './JobService.ts';
export type { FilterRequest, NotificationClient, NotificationPage } from './NotificationClient.ts';
export {
  createPollingTransport,
  type PolledClient,
  type PollingTransportOptions,
} from './polling/createPollingTransport.ts';
export type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './RealtimeTransport.ts';
export type { RequestFunction, ServiceRequest } from './RequestFunction.ts';
export { createSignalRTransport, type SignalRTransportOptions } from './signalr/createSignalRTransport.ts';
export type { Tabs } from './tabs/Tabs.ts';

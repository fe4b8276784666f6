export { createCatchUp, type CatchUp, type CatchUpOptions, type CaughtUp } from './catchUp/createCatchUp.ts';
export { createPageWalk, firstPageRequest, pageSize, type PageWalk } from './catchUp/createPageWalk.ts';
export { createBrowserEnvironment } from './createBrowserEnvironment.ts';
export type { Environment } from './environment.ts';
export {
  createFakePlatform,
  type FakeDelivery,
  type FakeOperation,
  type FakePlatform,
  type FakePlatformOptions,
} from './fake/createFakePlatform.ts';
export type { FakeHub } from './fake/createFakeHub.ts';
export type { FakeJob } from './fake/createFakeJobs.ts';
export type { FakeServer, WireNotification } from './fake/createFakeServer.ts';
export { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake/createFakeTabs.ts';
export {
  createHttpNotificationClient,
  type HttpNotificationClientOptions,
} from './http/createHttpNotificationClient.ts';
export { createLegacyJobService, type LegacyJobServiceOptions } from './http/createLegacyJobService.ts';
export { createWorkflowJobService, type WorkflowJobServiceOptions } from './http/createWorkflowJobService.ts';
export type { BackgroundJob, JobCommands, JobReference, JobService } from './JobService.ts';
export type { FilterRequest, NotificationClient, NotificationPage } from './NotificationClient.ts';
export type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './RealtimeTransport.ts';
export { realtimeTransportRules, type RealtimeTransportRule, type TransportHarness } from './realtimeTransportRules.ts';
export type { RequestFunction, ServiceRequest } from './RequestFunction.ts';
export { createSignalRTransport, type SignalRTransportOptions } from './signalr/createSignalRTransport.ts';
export type { ReconnectPolicy } from './signalr/reconnectDelay.ts';
export { createBrowserTabs } from './tabs/createBrowserTabs.ts';
export { createSharedTransport, type SharedTransportOptions } from './tabs/createSharedTransport.ts';
export type { Tabs } from './tabs/Tabs.ts';

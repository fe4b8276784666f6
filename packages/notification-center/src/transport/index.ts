export type { Environment } from './environment.ts';
export type { BackgroundJob, JobCommands, JobReference, JobService } from './JobService.ts';
export type { FilterRequest, NotificationClient, NotificationPage } from './NotificationClient.ts';
export type { ConnectionState, RealtimeHandlers, RealtimeTransport } from './RealtimeTransport.ts';
export type { RequestFunction, ServiceRequest } from './RequestFunction.ts';
export type { Tabs } from './tabs/Tabs.ts';

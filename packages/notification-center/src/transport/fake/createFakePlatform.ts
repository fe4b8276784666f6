import { createBrowserEnvironment, type Environment } from '@gantry/base/environment';
import type { JobCommands, JobService } from '../JobService.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { createFakeHub, type FakeHub } from './createFakeHub.ts';
import { createFakeJobs, type FakeJob } from './createFakeJobs.ts';
import { createFakeServer, type FakeServer } from './createFakeServer.ts';

/** Whether an item is saved, sent by the hub, or both: `store` simulates a lost event. */
export type FakeDelivery = 'both' | 'store' | 'hub';

/** Every call that can be made to fail. */
export type FakeOperation = keyof NotificationClient | 'getJob' | 'getExportedFileUrl' | 'retryJob' | 'cancelJob';

/** Options of {@link createFakePlatform}. */
export interface FakePlatformOptions {
  /** The first notifications, oldest first, as a service sends them. */
  readonly notifications?: readonly Readonly<Record<string, unknown>>[];
  /** How long each call takes. Default 0. */
  readonly latencyMs?: number;
  /** How long the hub takes to accept a connection. Default: as long as a call. */
  readonly hubLatencyMs?: number;
  /** Clock and timers. The browser's unless given. */
  readonly environment?: Environment;
}

/** Every service that a notification center needs, in memory: for stories, demonstrations and tests. */
export interface FakePlatform {
  readonly client: NotificationClient;
  readonly jobs: { readonly legacy: JobService; readonly workflow: JobCommands };
  /** The connection of one tab; `hub.createTransport` gives more. */
  readonly transport: RealtimeTransport;
  readonly hub: FakeHub;
  readonly server: FakeServer;
  /** A new item, or a new version of one; returns its id. */
  readonly publish: (fields: Readonly<Record<string, unknown>>, deliver?: FakeDelivery) => string;
  /** Publishes several items in one event. */
  readonly publishList: (
    list: readonly Readonly<Record<string, unknown>>[],
    deliver?: FakeDelivery,
  ) => readonly string[];
  /** Starts a job that reports by itself; returns its id. */
  readonly startJob: (job: FakeJob) => string;
  /** Creates the next calls of an operation fail. A toast shows `serverMessage`. */
  readonly failNext: (operation: FakeOperation, times?: number, serverMessage?: string) => void;
  /** The calls received so far, oldest first. */
  readonly calls: readonly FakeOperation[];
}

/** Creates a platform in memory. */
export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const environment = options.environment ?? createBrowserEnvironment();
  const latency = () => options.latencyMs ?? 0;
  const server = createFakeServer({
    now: environment.now,
    ...(options.notifications && { notifications: options.notifications }),
  });
  const hub = createFakeHub(environment, () => options.hubLatencyMs ?? latency());
  const failures = new Map<FakeOperation, { times: number; readonly serverMessage: string | undefined }>();
  const calls: FakeOperation[] = [];

  const publishList: FakePlatform['publishList'] = (list, deliver = 'both') => {
    const items = list.map((fields) => server.storeLater(fields));
    if (deliver !== 'hub') for (const { commit } of items) commit();
    if (deliver !== 'store') hub.sendNotificationList(items.map(({ stored }) => stored));
    return items.map(({ stored }) => stored.id);
  };
  const publish: FakePlatform['publish'] = (fields, deliver) => publishList([fields], deliver)[0] ?? '';

  const engines = createFakeJobs(environment, (fields) => publish(fields));

  async function call<Answer>(operation: FakeOperation, work: () => Answer, signal?: AbortSignal): Promise<Answer> {
    calls.push(operation);
    await new Promise<void>((resolve) => environment.setTimer(resolve, latency()));
    signal?.throwIfAborted();
    if (!environment.isOnline()) throw new Error(`${operation} reached nobody: the network is gone.`);
    const failure = failures.get(operation);
    if (failure !== undefined && failure.times > 0) {
      failure.times -= 1;
      throw Object.assign(new Error(`${operation} was made to fail.`), { serverMessage: failure.serverMessage });
    }
    return work();
  }

  const commands: JobCommands = {
    retry: (job, signal) => call('retryJob', () => engines.retry(job), signal),
    cancel: (job, signal) => call('cancelJob', () => engines.cancel(job), signal),
  };

  return {
    server,
    hub,
    transport: hub.createTransport(),
    publish,
    publishList,
    startJob: engines.start,
    failNext(operation, times = 1, serverMessage) {
      failures.set(operation, { times, serverMessage });
    },
    calls,
    client: {
      getFilteredNotifications: (request, signal) =>
        call('getFilteredNotifications', () => server.filter(request), signal),
      getSince: (dateTime, signal) => call('getSince', () => server.since(dateTime), signal),
      getUnreadCount: (signal, counted) => call('getUnreadCount', () => server.unreadCount(counted), signal),
      markAsRead: (id, signal) => call('markAsRead', () => server.setRead(id, true), signal),
      markAsUnread: (id, signal) => call('markAsUnread', () => server.setRead(id, false), signal),
      giveReceipt: (id, signal) => call('giveReceipt', () => server.giveReceipt(id), signal),
      markAllAsRead: (ids, signal) => call('markAllAsRead', () => void server.markAllAsRead(ids), signal),
    },
    jobs: {
      workflow: commands,
      legacy: {
        ...commands,
        get: (job, signal) => call('getJob', () => engines.get(job), signal),
        getExportedFileUrl: (job, signal) => call('getExportedFileUrl', () => engines.fileUrl(job), signal),
      },
    },
  };
}

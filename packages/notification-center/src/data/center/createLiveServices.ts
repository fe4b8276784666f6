import type { JobCommands, JobService } from '../../transport/JobService.ts';
import type { NotificationClient } from '../../transport/NotificationClient.ts';
import type { Life } from './createLife.ts';

/** The notification service, every call to which ends with the life. */
export function createLiveClient(client: NotificationClient, { call }: Life): NotificationClient {
  return {
    ...(client.sinceLimit !== undefined && { sinceLimit: client.sinceLimit }),
    getFilteredNotifications: (request, given) =>
      call((signal) => client.getFilteredNotifications(request, signal), given),
    getSince: (dateTime, given) => call((signal) => client.getSince(dateTime, signal), given),
    getUnreadCount: (given) => call((signal) => client.getUnreadCount(signal), given),
    markAsRead: (id, given) => call((signal) => client.markAsRead(id, signal), given),
    markAsUnread: (id, given) => call((signal) => client.markAsUnread(id, signal), given),
    markAllAsRead: (ids, given) => call((signal) => client.markAllAsRead(ids, signal), given),
  };
}

/** A job engine, every command to which ends with the life. */
export function createLiveCommands(engine: JobCommands, { call }: Life): JobCommands {
  return {
    retry: (job, given) => call((signal) => engine.retry(job, signal), given),
    cancel: (job, given) => call((signal) => engine.cancel(job, signal), given),
  };
}

/** A job service, every call to which ends with the life. */
export function createLiveJobService(service: JobService, life: Life): JobService {
  return {
    ...createLiveCommands(service, life),
    get: (job, given) => life.call((signal) => service.get(job, signal), given),
    getExportedFileUrl: (job, given) => life.call((signal) => service.getExportedFileUrl(job, signal), given),
  };
}

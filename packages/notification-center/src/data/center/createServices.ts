import type { JobCommands, JobService } from '../../transport/JobService.ts';
import type { NotificationClient } from '../../transport/NotificationClient.ts';
import type { NotificationCenterOptions } from '../NotificationCenterOptions.ts';
import type { countedTypes } from '../../core/rules/channels.ts';
import type { Lifetime } from './createLifetime.ts';

/** The app's services, every call to which ends with the lifetime of the center. */
export interface Services {
  readonly client: NotificationClient;
  readonly jobs: { readonly legacy: JobService; readonly workflow: JobCommands };
}

/** What the person counts now, as it is sent to the service; undefined if everything counts. */
export type TypesCounted = () => ReturnType<typeof countedTypes>;

/** Binds the app's services to the lifetime of a center. */
export function createServices(
  { client, jobs }: NotificationCenterOptions,
  { call }: Lifetime,
  typesCounted: TypesCounted,
): Services {
  const { legacy, workflow } = 'legacy' in jobs ? jobs : { legacy: jobs, workflow: jobs };
  const { giveReceipt } = client;
  const commandsOf = (engine: JobCommands): JobCommands => ({
    retry: (job) => call((signal) => engine.retry(job, signal)),
    cancel: (job) => call((signal) => engine.cancel(job, signal)),
  });
  return {
    client: {
      ...client,
      getFilteredNotifications: (request, given) =>
        call((signal) => client.getFilteredNotifications(request, signal), given),
      getSince: (dateTime, given) => call((signal) => client.getSince(dateTime, signal), given),
      getUnreadCount: (given) => call((signal) => client.getUnreadCount(signal, typesCounted()), given),
      markAsRead: (id) => call((signal) => client.markAsRead(id, signal)),
      markAsUnread: (id) => call((signal) => client.markAsUnread(id, signal)),
      ...(giveReceipt && { giveReceipt: (id) => call((signal) => giveReceipt(id, signal)) }),
      markAllAsRead: (ids) => call((signal) => client.markAllAsRead(ids, signal)),
    },
    jobs: {
      legacy: {
        ...commandsOf(legacy),
        get: (job) => call((signal) => legacy.get(job, signal)),
        getExportedFileUrl: (job) => call((signal) => legacy.getExportedFileUrl(job, signal)),
      },
      workflow: commandsOf(workflow),
    },
  };
}

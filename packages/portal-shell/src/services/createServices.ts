import type { RequestFunction, ServiceWaits } from '@gantry/notification-center';
import type { ServiceName } from '../config/configuration.ts';
import { createApplicationService, type ApplicationService } from './application/application.ts';
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import { withEarlyAnswers, type EarlyHttpClient } from './earlyAnswers.ts';
import { createMonolithService, type MonolithService } from './monolith/monolith.ts';
import { createNotificationService, type NotificationService } from './notification/notification.ts';
import { createUserAccessService, type UserAccessService } from './userAccess/userAccess.ts';

/** Every backend service of the portal, and the HTTP client that they share. */
export interface Services extends EarlyHttpClient {
  readonly application: ApplicationService;
  readonly userAccess: UserAccessService;
  readonly monolith: MonolithService;
  readonly notification: NotificationService;
  /**
   * Creates the request function of one service for the adapters of `@gantry/notification-center`. Only calls to the notification service
   * do not wait until a program is chosen.
   */
  readonly requestTo: (service: ServiceName) => RequestFunction;
  /** The waits that the services ask for. */
  readonly waits: ServiceWaits;
}

export function createServices(options: HttpClientOptions): Services {
  const http = withEarlyAnswers(createHttpClient(options), options.program);
  return {
    application: createApplicationService(http),
    userAccess: createUserAccessService(http, options.services.storage),
    monolith: createMonolithService(http),
    notification: createNotificationService(http),
    request: http.request,
    askEarly: http.askEarly,
    waits: options.waits,
    requestTo: (service) => (request) =>
      http.request({ ...request, service, isProgramRequired: service !== 'notification' }),
  };
}

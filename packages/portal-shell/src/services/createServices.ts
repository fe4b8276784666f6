import type { RequestFunction, ServiceWaits } from '@gantry/notification-center';
import { createListeners } from '@gantry/ui-kit/observable';
import type { ServiceName } from '../config/configuration.ts';
import { createApplicationService, type ApplicationService } from './application/application.ts';
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import type { HttpRequest } from './HttpClient.ts';
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
  /** Calls the listener when a call has succeeded: there is a network. */
  readonly onAnswer: (listener: () => void) => () => void;
}

export function createServices(options: HttpClientOptions): Services {
  const answered = createListeners();
  const { request } = createHttpClient(options);
  const noting = async (call: HttpRequest) => {
    const answer = await request(call);
    answered.call();
    return answer;
  };
  const http = withEarlyAnswers({ request: noting }, options.program);
  return {
    application: createApplicationService(http),
    userAccess: createUserAccessService(http, options.services.storage),
    monolith: createMonolithService(http),
    notification: createNotificationService(http),
    request: http.request,
    askEarly: http.askEarly,
    waits: options.waits,
    onAnswer: answered.subscribe,
    requestTo: (service) => (request) =>
      http.request({ ...request, service, isProgramRequired: service !== 'notification' }),
  };
}

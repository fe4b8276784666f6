import type { RequestFunction, ServiceWaits } from '@gantry/notification-center';
import { createListeners } from '@gantry/ui-kit/observable';
import type { ServiceName } from '../config/configuration.ts';
import { createApplicationService, type ApplicationService } from './application/application.ts';
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { withEarlyAnswers, type EarlyHttpClient } from './earlyAnswers.ts';
import { createMonolithService, type MonolithService } from './monolith/monolith.ts';
import { createNotificationService, type NotificationService } from './notification/notification.ts';
import type { KeptAnswers } from '../storage/keptAnswers.ts';
import type { Network } from './offline/network.ts';
import type { KeptAnswersOfCalls } from './offline/withKeptAnswers.ts';
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
  /** What calls say about the network, and how old what is shown is. */
  readonly network: Network;
  /** Opens what is kept for a time without a network; null if the installation keeps nothing. */
  readonly kept: (() => Promise<KeptAnswers>) | null;
}

interface ServicesOptions extends HttpClientOptions, Pick<Services, 'network' | 'kept'> {}

/** The calls of a portal that keeps answers. A portal that keeps none does not load what keeps them. */
function throughKept(http: HttpClient, options: KeptAnswersOfCalls): HttpClient['request'] {
  const load = async (): Promise<HttpClient> => {
    try {
      const { withKeptAnswers } = await import('./offline/withKeptAnswers.ts');
      return withKeptAnswers(http, options);
    } catch (error) {
      console.warn(
        'Answers are not kept for a time without a network, because a part of the portal is missing.',
        error,
      );
      return http;
    }
  };
  const loading = load();
  return async (request) => (await loading).request(request);
}

export function createServices(options: ServicesOptions): Services {
  const { kept, network, program } = options;
  const answered = createListeners();
  const { request } = createHttpClient(options);
  const client = {
    request: async (call: HttpRequest) => {
      const answer = await request(call);
      answered.call();
      return answer;
    },
  };
  const early = withEarlyAnswers(client, program);
  const http = kept === null ? early : { ...early, request: throughKept(early, { network, program, open: kept }) };
  return {
    application: createApplicationService(http),
    userAccess: createUserAccessService(http, options.services.storage),
    monolith: createMonolithService(http),
    notification: createNotificationService(http),
    request: http.request,
    askEarly: http.askEarly,
    waits: options.waits,
    onAnswer: answered.subscribe,
    network,
    kept,
    requestTo: (service) => (request) =>
      http.request({ ...request, service, isProgramRequired: service !== 'notification' }),
  };
}

import type { RequestFunction, ServiceWaits } from '@gantry/base/calls';
import type { Readable } from '@gantry/base/observable';
import type { ServiceName } from '../addresses/serviceNames.ts';
import { createApplicationService, type ApplicationService } from './application/application.ts';
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import { withEarlyAnswers, type EarlyHttpClient } from './earlyAnswers.ts';
import { createMonolithService, type MonolithService } from './monolith/monolith.ts';
import type { NetworkState } from './offline/network.ts';
import type { Offline } from './offline/openOffline.ts';
import { createUserAccessService, type UserAccessService } from './userAccess/userAccess.ts';

/** Every backend service of the portal, and the HTTP client that they share. */
export interface Services extends EarlyHttpClient {
  readonly application: ApplicationService;
  readonly userAccess: UserAccessService;
  readonly monolith: MonolithService;
  /**
   * Creates the request function of one service for the adapters of `@gantry/notification-center`. Only calls to the notification service
   * do not wait until a program is chosen.
   */
  readonly requestTo: (service: ServiceName) => RequestFunction;
  /** The waits that the services ask for. */
  readonly waits: ServiceWaits;
  /** What calls say about the network, and how old what is shown is. It never changes in an installation that keeps nothing. */
  readonly network: Readable<NetworkState>;
  /** What goes on without a network; null if the installation keeps nothing. It resolves with null if its code is missing. */
  readonly offline: Promise<Offline | null> | null;
}

interface ServicesOptions extends HttpClientOptions, Pick<Services, 'network' | 'offline'> {}

export function createServices(options: ServicesOptions): Services {
  const { network, offline } = options;
  const early = withEarlyAnswers(createHttpClient(options), options.program);
  const keeping = offline?.then((opened) => opened?.over(early) ?? early);
  const http: EarlyHttpClient = keeping ? { ...early, request: async (call) => (await keeping).request(call) } : early;
  return {
    application: createApplicationService(http),
    userAccess: createUserAccessService(http, options.services.storage),
    monolith: createMonolithService(http),
    request: http.request,
    askEarly: http.askEarly,
    waits: options.waits,
    network,
    offline,
    requestTo: (service) => (request) =>
      http.request({ ...request, service, isProgramRequired: service !== 'notification' }),
  };
}

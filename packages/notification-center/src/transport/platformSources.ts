import type { RequestFunction } from '@gantry/base/calls';
import { createHttpNotificationClient } from './http/createHttpNotificationClient.ts';
import { createLegacyJobService } from './http/createLegacyJobService.ts';
import { createWorkflowJobService } from './http/createWorkflowJobService.ts';
import { createSignalRTransport, type SignalRTransportOptions } from './signalr/createSignalRTransport.ts';

/** Options of {@link platformSources}. */
export interface PlatformSourcesOptions extends Omit<SignalRTransportOptions, 'url' | 'accessToken'> {
  /** Returns the function that calls a service with the person's token. */
  readonly requestTo: (service: 'notification' | 'application' | 'base') => RequestFunction;
  /** The session of the person. */
  readonly session: {
    readonly profile: { readonly userId: string };
    /** The access token; null if there is none. */
    readonly getHubAccessToken: () => string | null;
    readonly replaceAccessToken: (refused: string) => Promise<unknown>;
  };
  /** Address of the hub: the notification endpoint followed by the hub's name. */
  readonly hub: string;
}

/** What a center reads and calls on a platform: its notifications, its two engines of jobs, and its hub (SignalR). */
export function platformSources({ requestTo, session, hub, ...transport }: PlatformSourcesOptions) {
  const { userId } = session.profile;
  return {
    userId,
    client: createHttpNotificationClient({ request: requestTo('notification'), userId }),
    jobs: {
      legacy: createLegacyJobService({ request: requestTo('application') }),
      workflow: createWorkflowJobService({ request: requestTo('base') }),
    },
    transport: createSignalRTransport({
      url: hub,
      accessToken: session.getHubAccessToken,
      renewAccessToken: session.replaceAccessToken,
      ...transport,
    }),
  };
}

import { createLiveTransport } from '../connection/createLiveTransport.ts';
import type { ReconnectPolicy } from '../connection/reconnectDelay.ts';
import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { Environment } from '../environment.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { connectPolling, type PolledClient } from './connectPolling.ts';

/** Options of {@link createPollingTransport}. */
export interface PollingTransportOptions extends Partial<ReconnectPolicy> {
  /** The service that is asked: the center's own client. */
  readonly client: PolledClient;
  /** Mean time between two questions, in seconds. Default 10. */
  readonly intervalSeconds?: number;
  /** Called with each failure. `console.warn` unless given. */
  readonly onWarning?: (message: string) => void;
  readonly environment?: Environment;
}

/**
 * A source for a service without a live connection: it asks the service for changes every `intervalSeconds`. One tab of a browser
 * asks for all. Browsers slow the timers of hidden pages down to one a minute. After a failure it waits as the other transports do.
 */
export function createPollingTransport(options: PollingTransportOptions): RealtimeTransport {
  const {
    client,
    intervalSeconds = 10,
    environment = createBrowserEnvironment(),
    onWarning: warn = (message: string) => console.warn(message),
    ...rest
  } = options;
  return createLiveTransport({
    ...rest,
    environment,
    warn,
    ways: ['polling'],
    open: async () => connectPolling({ client, intervalMs: intervalSeconds * 1000, environment, warn }),
  });
}

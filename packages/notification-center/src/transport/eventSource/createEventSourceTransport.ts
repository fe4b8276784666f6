import { createLiveTransport } from '../connection/createLiveTransport.ts';
import type { ReconnectPolicy } from '../connection/reconnectDelay.ts';
import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { Environment } from '../environment.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { connectEventSource, type OpenEventSource } from './connectEventSource.ts';

/** Options of {@link createEventSourceTransport}. */
export interface EventSourceTransportOptions extends Partial<ReconnectPolicy> {
  /** Address of the stream, or a function that returns it anew for each connection, for example with a ticket that opens it once. */
  readonly url: string | (() => string | Promise<string>);
  /** Sends cookies to another origin. Default false. */
  readonly withCredentials?: boolean;
  /** How long the start of a connection may take. Default 15,000. */
  readonly startTimeoutMs?: number;
  /** Called with each failure, without addresses. `console.warn` unless given. */
  readonly onWarning?: (message: string) => void;
  readonly environment?: Environment;
  /** Opens a stream. The browser's `EventSource` unless given; it cannot send a bearer token, but a library may. */
  readonly openSource?: OpenEventSource;
}

/**
 * A live source over server-sent events. The data of an event is the JSON text of an item or of a list of items; the event is called
 * `Notification` or `NotificationList`, or has no name. It never gives up: a first start that fails is retried after 5 s, a lost
 * connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays of 4 to 60 s.
 */
export function createEventSourceTransport(options: EventSourceTransportOptions): RealtimeTransport {
  const {
    url,
    withCredentials = false,
    environment = createBrowserEnvironment(),
    onWarning: warn = (message: string) => console.warn(message),
    openSource = (address, init) => new EventSource(address, init),
    ...rest
  } = options;
  return createLiveTransport({
    ...rest,
    environment,
    warn,
    ways: ['EventSource'],
    open: async () => connectEventSource({ url, withCredentials, openSource, warn }),
  });
}

import { createLiveTransport } from '../connection/createLiveTransport.ts';
import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { hubTransports, openHubConnection } from './openHubConnection.ts';
import type { SignalRTransportOptions } from './SignalRTransportOptions.ts';

/**
 * A live source over a SignalR hub with the events `Notification` and `NotificationList`. It never gives up: a first start that fails
 * is retried after 5 s, a lost connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays
 * of 4 to 60 s. It connects at once when the network returns or the page becomes visible. A connection from before a sleep or a change
 * of network is replaced, because it may be dead. A transport that a proxy holds back is left out until the network changes.
 */
export function createSignalRTransport(options: SignalRTransportOptions): RealtimeTransport {
  const {
    url,
    serverTimeoutMs = 60_000,
    environment = createBrowserEnvironment(),
    openConnection = openHubConnection,
    onWarning: warn = (message: string) => console.warn(message),
    ...rest
  } = options;
  return createLiveTransport({
    ...rest,
    environment,
    warn,
    ways: hubTransports,
    open: (accessToken, transports) => openConnection({ url, accessToken, serverTimeoutMs, transports, warn }),
  });
}

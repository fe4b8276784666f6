import { createLiveTransport, type LiveTransportOptions } from '../connection/createLiveTransport.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { hubTransports, openHubConnection, type HubListening, type OpenHubConnection } from './openHubConnection.ts';

/** Options of `createSignalRTransport`. */
export interface SignalRTransportOptions extends LiveTransportOptions {
  /** Address of the hub: the notification endpoint followed by the hub's name. */
  readonly url: string;
  /** The access token, requested at every connection attempt. Null if there is none yet, which is only a warning. */
  readonly accessToken: () => string | null | Promise<string | null>;
  /**
   * Called with an access token that the hub refused at negotiation. When its promise resolves, `accessToken` is called again at
   * once. Called once until a connection has opened.
   */
  readonly renewAccessToken?: (refused: string) => Promise<unknown>;
  /** Called if the hub refuses the renewed token too. It is asked again at growing intervals, as services may still accept the token. */
  readonly onUnauthorized?: () => void;
  /**
   * Called with each new connection, to listen to other events of the same hub. Only the tab with the connection receives them. Their
   * arguments are untrusted.
   */
  readonly listen?: (connection: HubListening) => void;
  /** How long the hub may be silent before the connection counts as lost. Default 60,000. */
  readonly serverTimeoutMs?: number;
  /** Opens a connection; uses the library unless given. */
  readonly openConnection?: OpenHubConnection;
}

/**
 * A live source over a SignalR hub with the events `Notification` and `NotificationList`. It never gives up: a first start that fails
 * is retried after 5 s, a lost connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays
 * of 4 to 60 s. It connects at once when the network returns or the page becomes visible. A connection from before a sleep or a change
 * of network is replaced, because it may be dead. A transport that a proxy holds back is left out until the network changes.
 */
export function createSignalRTransport(options: SignalRTransportOptions): RealtimeTransport {
  const { serverTimeoutMs = 60_000, openConnection = openHubConnection, ...rest } = options;
  return createLiveTransport({
    ...rest,
    ways: hubTransports,
    open: ({ ways, onItems, ...opening }) =>
      openConnection({
        ...options,
        ...opening,
        serverTimeoutMs,
        transports: ways,
        onEvent: (name, argument) => onItems(name === 'Notification' ? [argument] : argument),
      }),
  });
}

import type { HttpRequest, ILogger } from '@microsoft/signalr';
import { UnauthorizedError, type LiveConnection } from '../connection/LiveConnection.ts';

/** The transports of SignalR, in the order in which they are tried. */
export const hubTransports: readonly HubTransport[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

/** SignalR's name of a transport. */
export type HubTransport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Options of a connection. */
export interface HubConnectionOptions {
  readonly url: string;
  readonly accessToken: () => Promise<string>;
  readonly serverTimeoutMs: number;
  /** The transports that may be used. */
  readonly transports: readonly HubTransport[];
  readonly warn: (message: string) => void;
}

/** Creates a connection that is not started yet. */
export type OpenHubConnection = (options: HubConnectionOptions) => Promise<LiveConnection>;

/** A connection that also tells the events apart, for the rules of a backend. */
interface HubConnection extends LiveConnection {
  readonly on: (event: 'Notification' | 'NotificationList', handler: (argument: unknown) => void) => void;
}

/**
 * Creates a connection with the library, which is loaded when first needed. It falls back from a transport
 * that is refused to the next by itself; reconnecting is ours, as the library gives up after four attempts.
 */
export const openHubConnection = async (options: HubConnectionOptions): Promise<HubConnection> => {
  const { url, accessToken, serverTimeoutMs, transports, warn } = options;
  const signalR = await import('@microsoft/signalr');
  const { DefaultHttpClient, HttpError, HttpTransportType, HubConnectionBuilder, LogLevel } = signalR;
  // The library's own logger prints the socket's address, which contains the token.
  const logger: ILogger = {
    log(level, message) {
      if (level >= LogLevel.Error) warn(`Live notifications: ${withoutSecrets(message)}`);
    },
  };
  let isUnauthorized = false;
  // The library's error of a failed negotiation has no status.
  class WatchedHttpClient extends DefaultHttpClient {
    override async send(request: HttpRequest) {
      try {
        return await super.send(request);
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 401) isUnauthorized = true;
        throw error;
      }
    }
  }
  const streams = createEventStreams();
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      ...(streams.EventSource && { EventSource: streams.EventSource }),
      accessTokenFactory: accessToken,
      httpClient: new WatchedHttpClient(logger),
      // The library takes a set of transports as the sum of their numbers.
      transport: transports.reduce((sum, name) => sum + HttpTransportType[name], 0),
    })
    .withServerTimeout(serverTimeoutMs)
    .configureLogging(logger)
    .build();
  return {
    on: (event, handler) => connection.on(event, handler),
    onItems(handler) {
      connection.on('Notification', (item: unknown) => handler([item]));
      connection.on('NotificationList', handler);
    },
    onclose: (handler) => connection.onclose(() => handler()),
    async start() {
      try {
        await connection.start();
      } catch (error) {
        streams.close();
        throw isUnauthorized ? new UnauthorizedError() : error;
      }
    },
    async stop() {
      streams.close();
      await connection.stop();
    },
  };
};

/**
 * The event streams of one connection. The library forgets a stream that fails or waits before it opens, and the browser then opens it
 * again for ever, with the token in its address. Without an `EventSource`, as in Node, the library brings its own.
 */
function createEventStreams() {
  const open = new Set<EventSource>();
  const close = () => {
    for (const stream of open) stream.close();
  };
  if (!('EventSource' in globalThis)) return { EventSource: null, close };
  class EndingEventSource extends EventSource {
    constructor(address: string, init?: EventSourceInit) {
      super(address, init);
      open.add(this);
      this.addEventListener('error', () => this.close());
    }

    override close() {
      open.delete(this);
      super.close();
    }
  }
  return { EventSource: EndingEventSource, close };
}

/** A message of the library without addresses, tokens and connection ids. */
export function withoutSecrets(message: string): string {
  return message
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s'"]+/gi, '[address]')
    .replaceAll(/\b(access_token|id|connectionToken)=[^\s&'"]+/gi, '$1=[hidden]')
    .replaceAll(/\bBearer\s+[^\s'"]+/gi, 'Bearer [hidden]')
    .replaceAll(/\beyJ[\w-]+(?:\.[\w-]+)+/g, '[hidden]');
}

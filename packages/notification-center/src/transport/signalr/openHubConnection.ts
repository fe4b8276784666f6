import type { HttpRequest, ILogger } from '@microsoft/signalr';
import { askedWait } from '@gantry/base/calls';
import { BusyError, UnauthorizedError, type LiveConnection, type Opening } from '../connection/LiveConnection.ts';

/** The transports of SignalR, in the order in which they are tried. */
export const hubTransports: readonly HubTransport[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

/** SignalR's name of a transport. */
export type HubTransport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

const eventNames = ['Notification', 'NotificationList'] as const;

/** The name of an event. */
type HubEvent = (typeof eventNames)[number];

/** What listens to the events of a hub. */
export interface HubListening {
  readonly on: (name: string, listener: (argument: unknown) => void) => void;
}

/** Options of a connection. */
export interface HubConnectionOptions extends Pick<Opening, 'accessToken' | 'warn' | 'onClose'> {
  readonly url: string;
  readonly serverTimeoutMs: number;
  /** The transports that may be used. */
  readonly transports: readonly HubTransport[];
  /** Called with each event of the hub and its argument as it came. */
  readonly onEvent: (name: HubEvent, argument: unknown) => void;
  /** Called before the connection starts, to listen to other events of the hub. */
  readonly listen?: ((connection: HubListening) => void) | undefined;
}

/** Creates a connection that is not started yet. */
export type OpenHubConnection = (options: HubConnectionOptions) => Promise<LiveConnection>;

/**
 * Creates a connection with the library, which is loaded when first needed. It falls back from a transport
 * that is refused to the next by itself; reconnecting is ours, as the library gives up after four attempts.
 */
export const openHubConnection: OpenHubConnection = async (options) => {
  const { url, accessToken, serverTimeoutMs, transports, warn, onEvent, onClose } = options;
  const signalR = await import('@microsoft/signalr');
  const { DefaultHttpClient, HttpError, HttpResponse, HttpTransportType, HubConnectionBuilder, LogLevel } = signalR;
  // The library's own logger prints the socket's address, which contains the token.
  const logger: ILogger = {
    log(level, message) {
      if (level >= LogLevel.Error) warn(`Live notifications: ${withoutSecrets(message)}`);
    },
  };
  let refusal: Error | null = null;
  // The library's error of a failed negotiation has no status, and none of its errors has the header of the answer.
  class WatchedHttpClient extends DefaultHttpClient {
    override async send(request: HttpRequest) {
      if (!isNegotiation(request)) return super.send(request);
      const { method = 'POST', url: address = '', headers = {}, content, withCredentials } = request;
      const answer = await fetch(address, {
        method,
        headers,
        ...(content && { body: content }),
        credentials: withCredentials === true ? 'include' : 'same-origin',
        cache: 'no-store',
        redirect: 'error',
      });
      const text = await answer.text();
      if (answer.ok) return new HttpResponse(answer.status, answer.statusText, text);
      const waitMs = askedWait(answer.headers, Date.now());
      if (answer.status === 401) refusal = new UnauthorizedError();
      else if (waitMs !== null) refusal = new BusyError(waitMs);
      throw new HttpError(answer.statusText, answer.status);
    }
  }
  const channels = createChannels();
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      ...channels.constructors,
      accessTokenFactory: accessToken,
      httpClient: new WatchedHttpClient(logger),
      // The library takes a set of transports as the sum of their numbers.
      transport: transports.reduce((sum, name) => sum + HttpTransportType[name], 0),
    })
    .withServerTimeout(serverTimeoutMs)
    .configureLogging(logger)
    .build();
  for (const name of eventNames) connection.on(name, (argument: unknown) => onEvent(name, argument));
  options.listen?.(connection);
  connection.onclose(onClose);
  return {
    async start() {
      try {
        await connection.start();
      } catch (error) {
        channels.close();
        throw refusal ?? error;
      }
    },
    async stop() {
      channels.close();
      await connection.stop();
    },
  };
};

/** Whether a call asks how to connect. */
const isNegotiation = ({ url = '' }: HttpRequest): boolean => /\/negotiate(?:\?|$)/.test(url);

/**
 * The event streams and sockets of one connection. The library forgets one that fails or waits before it opens, and the browser then opens a
 * stream again for ever, with the token in its address. Without an `EventSource`, as in Node, the library brings its own.
 */
function createChannels() {
  const open = new Set<EventSource | WebSocket>();
  const close = () => {
    for (const channel of open) channel.close();
  };
  if (!('EventSource' in globalThis)) return { constructors: {}, close };
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
  class EndingWebSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      open.add(this);
    }

    override close(code?: number, reason?: string) {
      open.delete(this);
      // The library leaves this listener, which knows the token, and the browser may keep the socket after its page has gone.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the library has set it so
      this.onopen = null;
      super.close(code, reason);
    }
  }
  return { constructors: { EventSource: EndingEventSource, WebSocket: EndingWebSocket }, close };
}

/** A message of the library without addresses, tokens and connection ids. */
export function withoutSecrets(message: string): string {
  return message
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s'"]+/gi, '[address]')
    .replaceAll(/\b(access_token|id|connectionToken)=[^\s&'"]+/gi, '$1=[hidden]')
    .replaceAll(/\bBearer\s+[^\s'"]+/gi, 'Bearer [hidden]')
    .replaceAll(/\beyJ[\w-]+(?:\.[\w-]+)+/g, '[hidden]');
}

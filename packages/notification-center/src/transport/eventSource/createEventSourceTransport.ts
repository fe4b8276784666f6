import { createLiveTransport, type LiveTransportOptions } from '../connection/createLiveTransport.ts';
import type { LiveConnection, Opening } from '../connection/LiveConnection.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';

/** The part of the browser's `EventSource` that the transport uses. */
export interface EventSourceLike {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void;
  readonly close: () => void;
}

/** Opens a stream. */
export type OpenEventSource = (url: string, init: { readonly withCredentials: boolean }) => EventSourceLike;

/** Options of {@link createEventSourceTransport}. */
export interface EventSourceTransportOptions extends LiveTransportOptions {
  /** Address of the stream, or a function that returns a new one for each connection, for example with a ticket that opens it once. */
  readonly url: string | (() => string | Promise<string>);
  /** Sends cookies to another origin. Default false. */
  readonly withCredentials?: boolean;
  /** Opens a stream. The browser's `EventSource` unless given; it cannot send a bearer token, but a library may. */
  readonly openSource?: OpenEventSource;
}

const names = ['message', 'Notification', 'NotificationList'];

const unreadable =
  'The data of a server-sent event is not JSON, so the event is ignored. The next catch-up brings what it told of.';

/**
 * A live source over server-sent events. The data of an event is the JSON text of an item or of a list of items; the event is called
 * `Notification` or `NotificationList`, or has no name. It never gives up: a first start that fails is retried after 5 s, a lost
 * connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays of 4 to 60 s.
 */
export function createEventSourceTransport(options: EventSourceTransportOptions): RealtimeTransport {
  return createLiveTransport({
    ...options,
    ways: ['EventSource'],
    open: async (opening) => connect(options, opening),
  });
}

/** One stream. Its first error ends it: the transport reconnects, not the browser, which would do so at once and from every page. */
function connect(
  {
    url,
    withCredentials = false,
    openSource = (address, init) => new EventSource(address, init),
  }: EventSourceTransportOptions,
  { warn, onItems, onClose }: Opening,
): LiveConnection {
  let source: EventSourceLike | null = null;
  let isStopped = false;

  function receive(event: Event) {
    try {
      const argument: unknown = JSON.parse('data' in event ? String(event.data) : '');
      onItems(Array.isArray(argument) ? argument : [argument]);
    } catch {
      warn(unreadable);
    }
  }

  function close() {
    isStopped = true;
    const closing = source;
    source = null;
    if (closing === null) return;
    closing.close();
    onClose();
  }

  return {
    async start() {
      const address = typeof url === 'function' ? await url() : url;
      if (isStopped) return;
      const opened = openSource(address, { withCredentials });
      source = opened;
      for (const name of names) opened.addEventListener(name, receive);
      await new Promise<void>((resolve, reject) => {
        opened.addEventListener('open', () => resolve());
        opened.addEventListener('error', () => {
          reject(
            new Error('The stream of server-sent events was refused or lost. The connection will be tried again.'),
          );
          close();
        });
      });
    },
    async stop() {
      close();
    },
  };
}

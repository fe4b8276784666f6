import type { LiveConnection } from '../connection/LiveConnection.ts';

/** The part of the browser's `EventSource` that the transport uses. */
export interface EventSourceLike {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void;
  readonly close: () => void;
}

/** Opens a stream. */
export type OpenEventSource = (url: string, init: { readonly withCredentials: boolean }) => EventSourceLike;

/** Options of {@link connectEventSource}. */
export interface EventSourceConnectionOptions {
  readonly url: string | (() => string | Promise<string>);
  readonly withCredentials: boolean;
  readonly openSource: OpenEventSource;
  readonly warn: (message: string) => void;
}

const names = ['message', 'Notification', 'NotificationList'];

const unreadable =
  'The data of a server-sent event is not JSON, so the event is ignored. The next catch-up brings what it told of.';

/** One stream. Its first error ends it: the transport reconnects, not the browser, which would do so at once and from every page. */
export function connectEventSource(options: EventSourceConnectionOptions): LiveConnection {
  const { url, withCredentials, openSource, warn } = options;
  let source: EventSourceLike | null = null;
  let isStopped = false;
  let onClose = () => {};
  let onItems: (items: unknown) => void = () => {};

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
    onItems(handler) {
      onItems = handler;
    },
    onclose(handler) {
      onClose = handler;
    },
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

import type { Environment } from '@gantry/base/environment';
import type { RealtimeHandlers, RealtimeTransport } from '../RealtimeTransport.ts';

/** A hub in memory. Each transport that it makes is one connection. */
export interface FakeHub {
  readonly createTransport: () => RealtimeTransport;
  readonly sendNotification: (item: unknown) => void;
  readonly sendNotificationList: (items: readonly unknown[]) => void;
  /** Closes every connection; the clients reconnect by themselves. */
  readonly drop: () => void;
  /** Closes every connection and accepts none until `restore`. */
  readonly refuse: () => void;
  readonly restore: () => void;
  readonly connectionCount: () => number;
}

const retryMs = 200;

/** Creates a hub that accepts a connection after `latencyMs`. */
export function createFakeHub(environment: Environment, latencyMs: () => number): FakeHub {
  const open = new Map<RealtimeHandlers, () => void>();
  let isRefusing = false;

  function createTransport(): RealtimeTransport {
    let current: { readonly handlers: RealtimeHandlers; cancel: () => void } | null = null;

    function connect(run: NonNullable<typeof current>, delayMs: number) {
      run.cancel = environment.setTimer(() => {
        if (isRefusing) connect(run, retryMs);
        else {
          open.set(run.handlers, () => {
            run.handlers.onStateChange('reconnecting');
            connect(run, retryMs);
          });
          run.handlers.onStateChange('connected');
        }
      }, delayMs);
    }

    return {
      start(handlers) {
        if (current !== null) return;
        // A copy, so that two transports that share their handlers are two connections.
        current = { handlers: { ...handlers }, cancel: () => {} };
        current.handlers.onStateChange('connecting');
        connect(current, latencyMs());
      },
      async stop() {
        current?.cancel();
        if (current !== null) open.delete(current.handlers);
        current = null;
      },
    };
  }

  function sendNotificationList(items: readonly unknown[]) {
    for (const handlers of open.keys()) handlers.onItems(items);
  }

  function drop() {
    const closed = [...open.values()];
    open.clear();
    for (const close of closed) close();
  }

  return {
    createTransport,
    sendNotification: (item) => sendNotificationList([item]),
    sendNotificationList,
    drop,
    refuse() {
      isRefusing = true;
      drop();
    },
    restore() {
      isRefusing = false;
    },
    connectionCount: () => open.size,
  };
}

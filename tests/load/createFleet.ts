import { createSignalRTransport } from '../../packages/notification-center/src/transport/signalr/createSignalRTransport.ts';
import { openHubConnection } from '../../packages/notification-center/src/transport/signalr/openHubConnection.ts';

/** Many people, each with a live connection of the portal's own transport. */
export interface Fleet {
  readonly users: readonly string[];
  /** Connects everybody, and resolves when all are connected. */
  readonly start: () => Promise<void>;
  /** Calls `listener` with the id of each item that arrives. Returns a function that ends that. */
  readonly onArrival: (listener: (id: string) => void) => () => void;
  /** Resolves, once everybody has lost the connection and is back, with the milliseconds that it took each. */
  readonly measureReturn: () => Promise<readonly number[]>;
  /** The requests that connections took, two for each attempt, and the time since the start. */
  readonly requests: () => { readonly requests: number; readonly minutes: number };
  readonly stop: () => Promise<void>;
}

interface FleetOptions {
  readonly origin: string;
  readonly connections: number;
  readonly tokenOf: (user: string) => string;
}

/** A restarted hub lets nobody in for some time, and clients wait at most a minute between two attempts. */
const longestReturnMs = 300_000;

const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : '';

export function createFleet({ origin, connections, tokenOf }: FleetOptions): Fleet {
  const users = Array.from({ length: connections }, (_, index) => `person-${String(index)}`);
  const arrivals = new Set<(id: string) => void>();
  const states = new Set<(user: string, isConnected: boolean) => void>();
  const arrive = (item: unknown) => {
    for (const listener of arrivals) listener(idOf(item));
  };
  let attempts = 0;
  let startedAt = 0;

  const transports = users.map((user) => {
    const token = tokenOf(user);
    const transport = createSignalRTransport({
      url: `${origin}/notificationHub`,
      accessToken: () => token,
      onWarning: () => {},
      openConnection(options) {
        attempts += 1;
        return openHubConnection(options);
      },
    });
    return { user, transport };
  });

  /** Resolves when `count` people have connected, with the time of each since now. */
  function whenConnected(count: number): Promise<number[]> {
    const since = Date.now();
    const times = new Map<string, number>();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        states.delete(note);
        reject(new Error(`${String(times.size)} of ${String(count)} people connected within five minutes.`));
      }, longestReturnMs);
      const note = (user: string, isConnected: boolean) => {
        if (!isConnected || times.has(user)) return;
        times.set(user, Date.now() - since);
        if (times.size < count) return;
        clearTimeout(timer);
        states.delete(note);
        resolve([...times.values()]);
      };
      states.add(note);
    });
  }

  return {
    users,
    async start() {
      startedAt = Date.now();
      const connected = whenConnected(connections);
      for (const { user, transport } of transports)
        transport.start({
          onNotification: arrive,
          onNotificationList: (items) => {
            if (Array.isArray(items)) for (const item of items) arrive(item);
          },
          onStateChange: (state) => {
            for (const listener of states) listener(user, state === 'connected');
          },
        });
      await connected;
    },
    onArrival(listener) {
      arrivals.add(listener);
      return () => arrivals.delete(listener);
    },
    measureReturn: () => whenConnected(connections),
    requests: () => ({ requests: attempts * 2, minutes: (Date.now() - startedAt) / 60_000 }),
    async stop() {
      await Promise.all(transports.map(({ transport }) => transport.stop()));
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createNotificationCenter } from '../../packages/notification-center/src/data/createNotificationCenter.ts';
import type { RealtimeTransport } from '../../packages/notification-center/src/transport/RealtimeTransport.ts';
import { createSignalRTransport } from '../../packages/notification-center/src/transport/signalr/createSignalRTransport.ts';
import { callsOf, centerOf } from '../interop/support/calls.ts';
import { openHubConnection } from '../../packages/notification-center/src/transport/signalr/openHubConnection.ts';

interface FleetOptions {
  readonly origin: string;
  readonly connections: number;
  readonly tokenOf: (user: string) => string;
}

/** A restarted hub lets nobody in for some time, and clients wait at most a minute between two attempts. */
const longestReturnMs = 300_000;

/** People come one after the other. After a lost hub, the transport itself spreads their return. */
const startsPerSecond = 50;

const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : '';

/** Many people, each with a notification center as the portal has it, but for its user interface. */
export type Fleet = ReturnType<typeof createFleet>;

export function createFleet({ origin, connections, tokenOf }: FleetOptions) {
  const users = Array.from({ length: connections }, (_, index) => `person-${String(index)}`);
  const arrivals = new Set<(id: string) => void>();
  const states = new Set<(user: string, isConnected: boolean) => void>();
  const arrive = (item: unknown) => {
    for (const listener of arrivals) listener(idOf(item));
  };
  const requests = { service: 0, hub: 0 };

  const centers = users.map((user) => {
    const token = tokenOf(user);
    const call = callsOf(origin, () => token);
    const request: typeof call = (options) => {
      requests.service += 1;
      return call(options);
    };
    const transport = createSignalRTransport({
      url: `${origin}/notificationHub`,
      accessToken: () => token,
      onWarning: () => {},
      openConnection(options) {
        requests.hub += 1;
        return openHubConnection(options);
      },
    });
    const watched: RealtimeTransport = {
      start: ({ onItems, onStateChange }) =>
        transport.start({
          onItems(items) {
            if (Array.isArray(items)) for (const item of items) arrive(item);
            onItems(items);
          },
          onStateChange(state) {
            if (state === 'connected') requests.hub += 1;
            for (const listener of states) listener(user, state === 'connected');
            onStateChange(state);
          },
        }),
      stop: transport.stop,
    };
    return createNotificationCenter({ ...centerOf(user, request), transport: watched });
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
    /** Connects everybody, 50 people a second, and resolves when all are connected. */
    async start() {
      const connected = whenConnected(connections);
      for (const center of centers) {
        center.start();
        await sleep(1000 / startsPerSecond);
      }
      await connected;
    },
    /** Calls `listener` with the id of each item that arrives. Returns a function that ends that. */
    onArrival(listener: (id: string) => void) {
      arrivals.add(listener);
      return () => arrivals.delete(listener);
    },
    /** Resolves, once everybody has lost the connection and is back, with the milliseconds that it took each. */
    measureReturn: () => whenConnected(connections),
    /** The requests so far: calls of the service, and those of the hub (one for each attempt, another one for each connection). */
    requests: () => ({ ...requests }),
    async stop() {
      await Promise.all(centers.map((center) => center.stop()));
    },
  };
}

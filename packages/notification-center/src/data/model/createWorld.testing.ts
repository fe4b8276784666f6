import { createFakeServer } from '../../transport/fake/createFakeServer.ts';
import type { NotificationClient } from '../../transport/NotificationClient.ts';
import type { RealtimeHandlers, RealtimeTransport } from '../../transport/RealtimeTransport.ts';
import type { Random } from '../../transport/createRandom.testing.ts';
import type { VirtualClock } from '../../transport/createVirtualClock.testing.ts';

/** The state of the network. */
export interface Weather {
  /** The probability that a call fails. The service still performs half of the failed writes. */
  restFailure: number;
  /** The longest duration of a call. */
  restMs: number;
  /** The longest delay of an event. Events are reordered if it exceeds the time between them. */
  hubMs: number;
  hubLoss: number;
  hubRepeat: number;
  isHubRefusing: boolean;
}

/** A network without failures. */
export const fairWeather: Readonly<Weather> = {
  restFailure: 0,
  restMs: 200,
  hubMs: 50,
  hubLoss: 0,
  hubRepeat: 0,
  isHubRefusing: false,
};

/** The service and the network between it and the tabs of one machine. */
export type World = ReturnType<typeof createWorld>;

/** The commit delay: an item may become visible this long after its timestamp. */
export const commitDelayMs = 20_000;

const garbage: readonly unknown[] = [
  null,
  'text',
  7,
  [],
  { title: 'No id' },
  { id: {} },
  { id: null, lastModifiedDate: '9999-12-31T23:59:59Z' },
];

interface Connection {
  readonly handlers: RealtimeHandlers;
  readonly owner: object;
  isCut: boolean;
  readonly lose: () => void;
}

/** Creates a world whose server clock differs by `skewMs` from the machine's. It calls `onRead` for items that a tab marks as read. */
export function createWorld(
  clock: VirtualClock,
  random: Random,
  skewMs: number,
  onRead: (id: string) => void = () => {},
) {
  const server = createFakeServer({ now: () => clock.now() + skewMs });
  const weather: Weather = { ...fairWeather };
  const connections = new Set<Connection>();
  const dead = new Set<object>();
  const caughtUp = new Set<object>();
  const itself = {};

  function send(deliver: (handlers: RealtimeHandlers) => void) {
    for (const connection of connections) {
      if (connection.isCut || random.chance(weather.hubLoss)) continue;
      const times = random.chance(weather.hubRepeat) ? 2 : 1;
      for (let time = 0; time < times; time++) {
        const arrive = () => connection.isCut || dead.has(connection.owner) || deliver(connection.handlers);
        clock.setTimer(itself, arrive, random.between(0, weather.hubMs));
      }
    }
  }

  function commitSoon(commit: () => void) {
    if (random.chance(0.85)) commit();
    else clock.setTimer(clock.outside, commit, random.between(1, commitDelayMs - 2000));
  }

  async function call<Answer>(owner: object, work: () => Answer, isWrite = false): Promise<Answer> {
    const wait = () =>
      new Promise<void>((resolve) => {
        clock.setTimer(itself, () => dead.has(owner) || resolve(), random.between(0, weather.restMs / 2));
      });
    await wait();
    const fails = random.chance(weather.restFailure);
    // In the worst failure, the service performs the write and the response is lost.
    const answer = !fails || (isWrite && random.chance(0.5)) ? { value: work() } : null;
    await wait();
    if (fails || answer === null) throw new Error('The network failed.');
    return answer.value;
  }

  function setRead(id: string, read: boolean) {
    if (read) onRead(id);
    return server.setRead(id, read);
  }

  const withGarbage = (items: readonly unknown[]) => (random.chance(0.05) ? [...items, random.pick(garbage)] : items);
  const isOldestFirst = random.chance(0.5);
  // Pages and responses are small, so that a few items fill many of them.
  const shrink = 10;
  const sinceLimit = 4;

  return {
    server,
    weather,
    /** Changes an item at the service. It may be stored late, and the hub may not send it. */
    change(fields: Readonly<Record<string, unknown>>) {
      const { stored, commit } = server.storeLater(fields);
      commitSoon(commit);
      send((handlers) => handlers.onItems([structuredClone(stored)]));
    },
    changeSeveral(list: readonly Readonly<Record<string, unknown>>[]) {
      const items = list.map((fields) => server.storeLater(fields));
      for (const { commit } of items) commitSoon(commit);
      send((handlers) => handlers.onItems(items.map(({ stored }) => structuredClone(stored))));
    },
    sendGarbage: () => send((handlers) => handlers.onItems(random.chance(0.5) ? [random.pick(garbage)] : garbage)),
    createClient: (owner: object): NotificationClient => ({
      sinceLimit,
      getFilteredNotifications: (request) =>
        call(owner, () => {
          const page = server.filter({ ...request, pageSize: request.pageSize / shrink });
          return { ...page, notifications: withGarbage(page.notifications) };
        }),
      getSince(dateTime) {
        caughtUp.add(owner);
        return call(owner, () => {
          const items = server.since(dateTime);
          return withGarbage(isOldestFirst ? items.slice(-sinceLimit) : items.slice(0, sinceLimit));
        });
      },
      getUnreadCount: () => call(owner, server.unreadCount),
      markAsRead: (id) => call(owner, () => setRead(id, true), true),
      markAsUnread: (id) => call(owner, () => setRead(id, false), true),
      markAllAsRead: (ids) =>
        call(
          owner,
          () => {
            for (const id of ids) setRead(id, true);
          },
          true,
        ),
    }),
    createTransport(owner: object): RealtimeTransport {
      let stop = () => {};
      return {
        start(handlers) {
          let isStopped = false;
          let connection: Connection | null = null;
          const tell: RealtimeHandlers['onStateChange'] = (state) => {
            if (!isStopped && !dead.has(owner)) handlers.onStateChange(state);
          };
          const connect = (delayMs: number) => {
            clock.setTimer(
              owner,
              () => {
                if (isStopped) return;
                if (weather.isHubRefusing) {
                  connect(random.between(500, 4000));
                  return;
                }
                connection = {
                  handlers,
                  owner,
                  isCut: false,
                  lose() {
                    tell('reconnecting');
                    connect(random.between(0, 1000));
                  },
                };
                connections.add(connection);
                tell('connected');
              },
              delayMs,
            );
          };
          stop = () => {
            isStopped = true;
            if (connection !== null) {
              connection.isCut = true;
              connections.delete(connection);
            }
          };
          tell('connecting');
          connect(random.between(10, 300));
        },
        async stop() {
          stop();
        },
      };
    },
    /** Cuts every connection. The clients notice it after `noticedAfterMs`. */
    cut(noticedAfterMs: number) {
      for (const connection of connections) {
        connection.isCut = true;
        connections.delete(connection);
        clock.setTimer(connection.owner, connection.lose, noticedAfterMs);
      }
    },
    connectionCount: () => connections.size,
    /** True once a tab has its first responses. Only then does it request changes since a time. The badge may be known earlier. */
    isCaughtUp: (owner: object) => caughtUp.has(owner),
    /** Removes a tab that has ended, so that nothing reaches it. */
    bury(owner: object) {
      dead.add(owner);
      for (const connection of connections) {
        if (connection.owner !== owner) continue;
        connection.isCut = true;
        connections.delete(connection);
      }
    },
  };
}

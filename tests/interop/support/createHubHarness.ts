import { setImmediate as turn } from 'node:timers/promises';
import { createSignalRTransport, type Environment } from '@gantry/notification-center';
import type { TransportHarness } from '@gantry/notification-center/testing';
import { openHubConnection } from '../../../packages/notification-center/src/transport/signalr/openHubConnection.ts';
import { publish } from './calls.ts';
import type { CuttableProxy } from './cuttableProxy.ts';

const longestAnswerMs = 60_000;

/** Options of {@link createHubHarness}: a third-party hub behind a proxy that can cut and refuse connections. */
export interface HubHarnessOptions {
  /** The proxy between the transport and the hub. */
  readonly proxy: CuttableProxy;
  /** The origin that publishes notifications. */
  readonly backendOrigin: string;
  readonly user: string;
  readonly token: () => string;
}

/**
 * Makes a harness for the rules of real-time transports. Its clock replaces the transport's timers, so that an hour passes at once.
 * The network runs in real time: each step of the clock waits until every connection has opened, closed or failed, and every sent
 * item has arrived.
 */
export function createHubHarness({ proxy, backendOrigin, user, token }: HubHarnessOptions): TransportHarness {
  const clock = createClock();
  const open = new Set<object>();
  let inFlight = 0;
  let arrived = 0;
  let awaited = 0;
  let isCut = false;

  async function whileInFlight<Value>(work: Promise<Value>): Promise<Value> {
    inFlight += 1;
    try {
      return await work;
    } finally {
      inFlight -= 1;
    }
  }

  const settle = async () => {
    const startedAt = Date.now();
    const isUnsettled = () => inFlight > 0 || arrived < awaited || (isCut && open.size > 0);
    do {
      for (let index = 0; index < 10; index += 1) await turn();
      if (Date.now() - startedAt > longestAnswerMs)
        throw new Error(
          `No answer within a minute: ${JSON.stringify({ inFlight, arrived, awaited, open: open.size })}`,
        );
    } while (isUnsettled());
    isCut = false;
  };

  const createTransport = () =>
    createSignalRTransport({
      url: `${proxy.origin}/notificationHub`,
      accessToken: token,
      environment: clock.environment,
      onWarning: () => {},
      async openConnection(options) {
        const watched: typeof options = {
          ...options,
          onEvent(name, argument) {
            arrived += 1;
            options.onEvent(name, argument);
          },
          onClose() {
            open.delete(watched);
            options.onClose();
          },
        };
        const connection = await whileInFlight(openHubConnection(watched));
        return {
          start: async () => {
            await whileInFlight(connection.start());
            open.add(watched);
          },
          stop: () => whileInFlight(connection.stop()),
        };
      },
    });

  return {
    createTransport,
    async advance(ms) {
      const until = clock.now() + ms;
      do await settle();
      while (clock.fireNext(until));
    },
    sendNotification({ id }) {
      awaited += open.size;
      void whileInFlight(publish(backendOrigin, user, id));
    },
    drop() {
      isCut = true;
      proxy.cut();
    },
    refuse() {
      isCut = true;
      proxy.setRefusing(true);
    },
    restore: () => proxy.setRefusing(false),
    connectionCount: () => open.size,
  };
}

/** Makes a clock that only the test advances. */
function createClock() {
  let now = Date.now();
  const timers = new Map<symbol, { readonly at: number; readonly callback: () => void }>();
  const environment: Environment = {
    now: () => now,
    setTimer(callback, delayMs) {
      const key = Symbol('timer');
      timers.set(key, { at: now + delayMs, callback });
      return () => timers.delete(key);
    },
    requestFrame: (callback) => callback(),
    random: () => Math.random(),
    isVisible: () => true,
    onVisibilityChange: () => () => {},
    mayOpenTab: () => true,
    isOnline: () => true,
    onOnline: () => () => {},
    onOffline: () => () => {},
    onSuspend: () => () => {},
    onResume: () => () => {},
  };
  return {
    environment,
    now: () => now,
    /** Advances to the next timer and calls it. Without a timer before `until`, advances to `until` and returns false. */
    fireNext(until: number): boolean {
      const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (next === undefined || next[1].at > until) {
        now = until;
        return false;
      }
      const [key, { at, callback }] = next;
      timers.delete(key);
      now = at;
      callback();
      return true;
    },
  };
}

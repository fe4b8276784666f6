import { callListener } from '../../core/utilities/callListener.ts';
import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { Environment } from '../environment.ts';
import type { ConnectionState, RealtimeHandlers, RealtimeTransport } from '../RealtimeTransport.ts';
import { watchWakeSignals, type WakeReason } from '../watchWakeSignals.ts';
import { createAlarm } from './createAlarm.ts';
import { openHubConnection, type HubConnectionLike, type OpenHubConnection } from './openHubConnection.ts';
import { reconnectDelay, type ReconnectPolicy } from './reconnectDelay.ts';

/** Options of {@link createSignalRTransport}. */
export interface SignalRTransportOptions extends Partial<ReconnectPolicy> {
  /** Address of the hub: the notification endpoint followed by the hub's name. */
  readonly url: string;
  /** The access token, requested at every connection attempt. Null if there is none yet, which is only a warning. */
  readonly accessToken: () => string | null | Promise<string | null>;
  /** How long the hub may be silent before the connection counts as lost. Default 60,000. */
  readonly serverTimeoutMs?: number;
  /** Called with each failure, without addresses and tokens. `console.warn` unless given. */
  readonly onWarning?: (message: string) => void;
  readonly environment?: Environment;
  /** Opens a connection; uses the library unless given. */
  readonly openConnection?: OpenHubConnection;
}

// Only a connection that lasted this long proves a healthy hub: a broken one may accept and close at once.
const steadyMs = 30_000;

const noToken = 'There is no access token, so notifications do not arrive live. The connection will be tried again.';

/**
 * A live source over a SignalR hub with the events `Notification` and `NotificationList`. It never gives up: a first start
 * that fails is retried after 5 s; a lost connection soon, then with growing random delays, and at once when the network
 * returns or the page becomes visible. A connection from before a sleep or a change of network is replaced, because it may be dead.
 */
export function createSignalRTransport(options: SignalRTransportOptions): RealtimeTransport {
  const environment = options.environment ?? createBrowserEnvironment();
  const settings = {
    ...options,
    environment,
    warn: options.onWarning ?? ((message: string) => console.warn(message)),
    openConnection: options.openConnection ?? openHubConnection,
  };
  let current: ConnectionRun | null = null;
  let closing: Promise<void> = Promise.resolve();
  let stopWatching = () => {};

  return {
    start(handlers) {
      if (current !== null) return;
      const run = createRun(settings, handlers);
      current = run;
      stopWatching = watchWakeSignals(environment, run.wake);
      // One socket at a time: the next one opens after the last has closed.
      void closing.then(run.keepConnected);
    },
    async stop() {
      const stopped = current;
      current = null;
      stopWatching();
      if (stopped !== null) closing = bothDone(closing, stopped.stop());
      await closing;
    },
  };
}

async function bothDone(one: Promise<void>, other: Promise<void>) {
  await one;
  await other;
}

interface Settings extends SignalRTransportOptions {
  readonly environment: Environment;
  readonly warn: (message: string) => void;
  readonly openConnection: OpenHubConnection;
}

/** The time between one start and its stop. */
interface ConnectionRun {
  readonly keepConnected: () => Promise<void>;
  readonly wake: (reason: WakeReason) => void;
  readonly stop: () => Promise<void>;
}

function createRun(settings: Settings, handlers: RealtimeHandlers): ConnectionRun {
  const { environment, accessToken, warn } = settings;
  let isStopped = false;
  let hasConnected = false;
  let isReplacing = false;
  let state: ConnectionState = 'disconnected';
  let connection: HubConnectionLike | null = null;
  let endWait = () => {};

  function tell(next: ConnectionState) {
    if (isStopped || next === state) return;
    state = next;
    callListener(() => handlers.onStateChange(next));
  }

  // The run may be stopped during an await, which the types cannot see.
  const hasStopped = () => isStopped;

  async function keepConnected() {
    let failures = 0;
    while (!hasStopped()) {
      tell(hasConnected ? 'reconnecting' : 'connecting');
      const stoodMs = await connectOnce();
      if (hasStopped()) return;
      if (stoodMs === null) failures += 1;
      else if (stoodMs >= steadyMs) failures = 0;
      if (stoodMs !== null) tell('reconnecting');
      if (isReplacing) {
        isReplacing = false;
        continue;
      }
      await wait(reconnectDelay(settings, { hasConnected, failures }, environment.random()));
      // The first retry after a loss is quick; later ones are not if the connection did not last.
      if (stoodMs !== null && stoodMs < steadyMs) failures += 1;
    }
  }

  async function wait(delayMs: number) {
    const alarm = createAlarm(environment, delayMs);
    endWait = alarm.ring;
    await alarm.rung;
  }

  /** Connects and waits until the connection closes. Resolves with how long it lasted, or null if it never opened. */
  async function connectOnce(): Promise<number | null> {
    try {
      if ((await accessToken()) === null) {
        warn(noToken);
        return null;
      }
      const opened = await settings.openConnection({
        url: settings.url,
        accessToken: async () => (await accessToken()) ?? '',
        serverTimeoutMs: settings.serverTimeoutMs ?? 60_000,
        warn,
      });
      if (hasStopped()) return null;
      connection = opened;
      const closed = new Promise<void>((resolve) => {
        opened.onclose(resolve);
      });
      opened.on('Notification', (item) => {
        if (!hasStopped()) handlers.onNotification(item);
      });
      opened.on('NotificationList', (items) => {
        if (!hasStopped()) handlers.onNotificationList(items);
      });
      await opened.start();
      const openedAt = environment.now();
      hasConnected = true;
      tell('connected');
      await closed;
      return environment.now() - openedAt;
    } catch {
      // The library's message may contain the address, so it is not reported. The state shows the failure.
      // Close what the start left open. If even that fails, nothing more can be done.
      await connection?.stop().catch(() => {});
      return null;
    } finally {
      connection = null;
    }
  }

  return {
    keepConnected,
    wake(reason) {
      endWait();
      if (reason === 'visible' || state !== 'connected') return;
      isReplacing = true;
      void connection?.stop();
    },
    async stop() {
      isStopped = true;
      endWait();
      await connection?.stop();
    },
  };
}

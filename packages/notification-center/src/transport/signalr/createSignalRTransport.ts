import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { watchWakeSignals } from '../watchWakeSignals.ts';
import { createConnectionRun, type ConnectionRun } from './createConnectionRun.ts';
import { openHubConnection } from './openHubConnection.ts';
import type { SignalRTransportOptions } from './SignalRTransportOptions.ts';

/**
 * A live source over a SignalR hub with the events `Notification` and `NotificationList`. It never gives up: a first start that fails
 * is retried after 5 s, a lost connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays
 * of 4 to 60 s. It connects at once when the network returns or the page becomes visible. A connection from before a sleep or a change
 * of network is replaced, because it may be dead. A transport that a proxy holds back is left out until the network changes.
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
      const run = createConnectionRun(settings, handlers);
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

import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { watchWakeSignals } from '../watchWakeSignals.ts';
import { createConnectionRun, type ConnectionRun, type RunSettings } from './createConnectionRun.ts';

/**
 * Creates a transport of connections that come one after another. It never gives up: a first start that fails is retried after 5 s, a
 * lost connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays of 4 to 60 s. It connects
 * at once when the network returns or the page becomes visible. A connection from before a sleep or a change of network is replaced,
 * because it may be dead.
 */
export function createLiveTransport<Way extends string>(settings: RunSettings<Way>): RealtimeTransport {
  let current: ConnectionRun | null = null;
  let closing: Promise<void> = Promise.resolve();
  let stopWatching = () => {};

  return {
    start(handlers) {
      if (current !== null) return;
      const run = createConnectionRun(settings, handlers);
      current = run;
      stopWatching = watchWakeSignals(settings.environment, run.wake);
      // One connection at a time: the next one opens after the last has closed.
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

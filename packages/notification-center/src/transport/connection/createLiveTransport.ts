import { createBrowserEnvironment, watchWakeSignals, type Environment } from '@gantry/base/environment';
import type { RealtimeTransport } from '../RealtimeTransport.ts';
import { createConnectionRun, type ConnectionRun, type RunSettings } from './createConnectionRun.ts';
import type { ReconnectPolicy } from './reconnectDelay.ts';

/** Options that every transport of the package has. */
export interface LiveTransportOptions extends Partial<ReconnectPolicy> {
  /**
   * How long the start of a connection may take. After it, a SignalR hub is tried over its next transport: WebSockets, server-sent
   * events, long polling. Default 15,000.
   */
  readonly startTimeoutMs?: number;
  /** Called with each failure, without addresses and tokens. `console.warn` unless given. */
  readonly onWarning?: (message: string) => void;
  readonly environment?: Environment;
}

type LiveSettings<Way extends string> = LiveTransportOptions & Omit<RunSettings<Way>, 'environment' | 'warn'>;

/**
 * Creates a transport of connections that come one after another. It never gives up: a first start that fails is retried after 5 s, a
 * lost connection after a random part of `reconnectSpreadSeconds`, and both then with growing random delays of 4 to 60 s. It connects
 * at once when the network returns or the page becomes visible. A connection from before a sleep or a change of network is replaced,
 * because it may be dead.
 */
export function createLiveTransport<Way extends string>({
  environment = createBrowserEnvironment(),
  onWarning: warn = (message) => console.warn(message),
  ...rest
}: LiveSettings<Way>): RealtimeTransport {
  const settings = { ...rest, environment, warn };
  let current: ConnectionRun | null = null;
  let closing: Promise<unknown> = Promise.resolve();
  let stopWatching = () => {};

  return {
    start(handlers) {
      if (current !== null) return;
      const run = createConnectionRun(settings, handlers);
      current = run;
      stopWatching = watchWakeSignals(environment, run.wake);
      // One connection at a time: the next one opens after the last has closed.
      void closing.then(run.keepConnected);
    },
    async stop() {
      const stopped = current;
      current = null;
      stopWatching();
      if (stopped !== null) closing = Promise.all([closing, stopped.stop()]);
      await closing;
    },
  };
}

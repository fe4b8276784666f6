import { joinEnds } from '@gantry/base/observable';
import { backoffPause } from '@gantry/base/retry';
import type { Notification } from '../../core/notification.ts';
import type { Environment } from '@gantry/base/environment';
import type { NotificationClient } from '../NotificationClient.ts';
import { stopped } from '../stopped.ts';
import { watchWakeSignals } from '@gantry/base/environment';
import { fetchChanges } from './fetchChanges.ts';
import { createPlausibleTimes, newestTime } from './orderTimes.ts';

/** The result of one catch-up. */
export interface CaughtUp {
  readonly items: readonly Notification[];
  /** The service's unread count; null if it could not be fetched. */
  readonly unreadCount: number | null;
  /** True for the first catch-up: its items existed before the center. */
  readonly isBaseline: boolean;
}

/** Options of {@link createCatchUp}. */
export interface CatchUpOptions {
  readonly client: NotificationClient;
  readonly environment: Environment;
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Called before the requests are sent; the returned function receives the responses. */
  readonly begin: () => (caughtUp: CaughtUp) => void;
  /** Called with a failure that will be tried again. */
  readonly onFailure: (error: unknown) => void;
  /** The service's commit delay: each request reaches back this far before the watermark. */
  readonly marginMs: number;
  /** The mean time between two fetches that nothing asks for, read at each fetch. */
  readonly auditMs: () => number;
  /** The user and program that the first responses belong to. */
  readonly scope: string;
}

/** Keeps the feed equal to the service: fetches what may have been missed, whenever something may have been. */
export type CatchUp = ReturnType<typeof createCatchUp>;

const longestRunMs = 60_000;
const pauses = { shortest: 2000, longest: 60_000 };
const visibleGapMs = 5000;
const longestPatienceMs = 5000;
const silence = new Error('The service did not respond in time. The catch-up is tried again.');
const askAnew = new Error('A newer request replaces this one.');

/** Creates the catch-up of one feed. It fetches nothing before it is started or called. */
export function createCatchUp(options: CatchUpOptions) {
  const { environment, begin, onFailure, auditMs } = options;
  // One for each user and program, raised only by these responses: a hub event does not say what came before it.
  const watermarks = new Map<string, number>();
  const latestPlausible = createPlausibleTimes(environment);
  let { scope } = options;
  let epoch = 0;
  let baseline: number | null = null;
  let heldSince: number | null = null;
  let isStarted = false;
  let isStopped = false;
  let isStale = false;
  let failures = 0;
  let lastStart = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let queued: Promise<void> | null = null;
  let aborter = new AbortController();
  let timerAt = Number.POSITIVE_INFINITY;
  let cancelTimer = () => {};
  let stopWatching = () => {};

  /** Runs within `delayMs`, unless an earlier run is already scheduled. */
  function schedule(delayMs: number) {
    const at = environment.now() + delayMs;
    if (!isStarted || at >= timerAt) return;
    unschedule();
    timerAt = at;
    cancelTimer = environment.setTimer(() => {
      timerAt = Number.POSITIVE_INFINITY;
      // A hidden page fetches when it becomes visible.
      if (!environment.isVisible()) isStale = true;
      // A failure is reported by `onFailure`, and the next attempt is scheduled.
      else void now().catch(() => {});
    }, delayMs);
  }

  function unschedule() {
    cancelTimer();
    timerAt = Number.POSITIVE_INFINITY;
  }

  /** Fetches now; rejects if that fails. */
  function now(): Promise<void> {
    if (running === null) return run();
    // A request from before the network came back may never get a response.
    if (environment.now() - lastStart > longestPatienceMs) {
      aborter.abort(askAnew);
      return running;
    }
    // The run in flight may have been sent before the change that the caller wants.
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = null;
        return run();
      });
    return queued;
  }

  function run(): Promise<void> {
    const mine = catchUpOnce().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  async function catchUpOnce() {
    for (;;) {
      if (isStopped) throw stopped;
      unschedule();
      isStale = false;
      lastStart = environment.now();
      const asked = epoch;
      const take = begin();
      const own = new AbortController();
      aborter = own;
      const cancelTimeout = environment.setTimer(() => own.abort(silence), longestRunMs);
      // A client need not heed the signal.
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      own.signal.addEventListener('abort', () => reject(own.signal.reason as Error));
      try {
        const answers = await Promise.race([ask(own.signal), aborted]);
        own.signal.throwIfAborted();
        if (asked !== epoch) continue;
        failures = 0;
        commit(answers, take);
        schedule(auditMs() * (0.5 + environment.random()));
        return;
      } catch (error) {
        if (own.signal.reason === stopped) throw stopped;
        if (asked !== epoch || error === askAnew) continue;
        failures += 1;
        schedule(backoffPause(pauses, failures, environment.random()));
        onFailure(error);
        throw error;
      } finally {
        cancelTimeout();
      }
    }
  }

  async function ask(signal: AbortSignal) {
    const { client, parse, marginMs } = options;
    const watermark = watermarks.get(scope) ?? null;
    const [items, unreadCount] = await Promise.all([
      fetchChanges({ client, parse, watermark, heldSince, marginMs, signal }),
      client.getUnreadCount(signal).catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
        return null;
      }),
    ]);
    return { items, unreadCount };
  }

  function commit({ items, unreadCount }: Awaited<ReturnType<typeof ask>>, take: ReturnType<CatchUpOptions['begin']>) {
    const watermark = watermarks.get(scope) ?? 0;
    take({ items, unreadCount, isBaseline: baseline === null });
    // A watermark that is too low costs a longer response and loses nothing. One in the future would miss every change.
    const newest = newestTime(items, latestPlausible(items)) ?? watermark;
    watermarks.set(scope, Math.max(watermark, newest));
    baseline ??= newest;
  }

  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      isStopped = false;
      const stopOffline = environment.onOffline(() => schedule(0));
      const stopWakeSignals = watchWakeSignals(environment, (reason) => {
        const rest = reason === 'visible' && !isStale ? lastStart + visibleGapMs - environment.now() : 0;
        schedule(Math.max(0, rest));
      });
      stopWatching = joinEnds(stopOffline, stopWakeSignals);
      schedule(0);
    },
    /** Cancels what is in flight. Calls are refused until the next start. */
    stop: () => {
      isStarted = false;
      isStopped = true;
      unschedule();
      stopWatching();
      aborter.abort(stopped);
      running = null;
      queued = null;
    },
    /** Notes items that came another way. They decide how far back the first catch-up reaches. */
    noteHeld: (items: readonly Notification[]) => {
      if (baseline !== null) return;
      for (const { modifiedAt } of items) {
        if (modifiedAt !== null) heldSince = Math.min(heldSince ?? modifiedAt, modifiedAt);
      }
    },
    /** Fetches soon, because something may have been missed. Several requests share one fetch. */
    request: (delayMs = 0) => schedule(delayMs),
    now,
    /** Resolves once there is a watermark, so that later changes are noticed. Fetches if no fetch is in flight. */
    ready: async () => {
      if (!watermarks.has(scope)) await (running ?? now());
    },
    /** Changes the scope. Responses to requests of the old scope are dropped, and the requests repeated. */
    setScope: (next: string) => {
      if (next === scope) return;
      // What was complete under the last program counts as complete under this one until its own responses arrive.
      const inherited = watermarks.get(scope);
      if (inherited !== undefined && !watermarks.has(next)) watermarks.set(next, inherited);
      scope = next;
      epoch += 1;
      aborter.abort(askAnew);
      schedule(0);
    },
    /** The number of the scope: drop a response if it differs from the one at its request. */
    epoch: () => epoch,
    /** The newest server time of the very first response; null before it. */
    baseline: () => baseline,
  };
}

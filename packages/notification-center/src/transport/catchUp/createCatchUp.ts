import type { Notification } from '../../core/notification.ts';
import type { Environment } from '../environment.ts';
import type { NotificationClient } from '../NotificationClient.ts';
import { stopped } from '../stopped.ts';
import { watchWakeSignals } from '../watchWakeSignals.ts';
import { createPlausibleTimes } from './createPlausibleTimes.ts';
import { fetchChanges } from './fetchChanges.ts';
import { newestTime } from './orderTimes.ts';

/** What one catch-up brought. */
export interface CaughtUp {
  readonly items: readonly Notification[];
  /** The service's unread count; null where it could not be had. */
  readonly unreadCount: number | null;
  /** True for the first of its kind: what it holds was there before. */
  readonly isBaseline: boolean;
}

/** What the catch-up is made with. */
export interface CatchUpOptions {
  readonly client: NotificationClient;
  readonly environment: Environment;
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Called before the questions are sent; what it returns takes the answers. */
  readonly begin: () => (caughtUp: CaughtUp) => void;
  /** Told of a failure that will be tried again. */
  readonly onFailure: (error: unknown) => void;
  /** The service's commit delay, by which each question reaches back behind the watermark. */
  readonly marginMs: number;
  /** Mean time between audits. */
  readonly auditMs: number;
  /** Whose notifications, and under which program, the first answers belong to. */
  readonly scope: string;
}

/** Keeps the feed true to the service: asks for what may have been missed, whenever something may have been. */
export interface CatchUp {
  readonly start: () => void;
  /** Ends what is under way and takes none of it. Until the next start whoever asks is refused. */
  readonly stop: () => void;
  /** Something may have been missed: asks soon, together with whatever else wants to know. */
  readonly request: (delayMs?: number) => void;
  /** Asks now; rejects where that fails. */
  readonly now: () => Promise<void>;
  /** Resolves once there is a watermark: what changes from then on is noticed. Asks where nobody has. */
  readonly ready: () => Promise<void>;
  /** Answers to questions of another scope are not taken; what they asked is asked anew. */
  readonly setScope: (scope: string) => void;
  /** Tells of items that came another way. They decide how far back the first catch-up reaches. */
  readonly noteHeld: (items: readonly Notification[]) => void;
  /** The number of the scope: an answer under another number than its question is to be dropped. */
  readonly epoch: () => number;
  /** The newest server time of the first answers of all; null before them. */
  readonly baseline: () => number | null;
}

const longestRunMs = 60_000;
const longestRetryMs = 60_000;
const visibleGapMs = 5000;
const longestPatienceMs = 5000;
const askAnew = new Error('A newer question takes the place of this one.');

/** Makes the catch-up of one feed; it asks nothing before it is started or asked. */
export function createCatchUp(options: CatchUpOptions): CatchUp {
  const { environment, begin, onFailure, auditMs } = options;
  // Kept for each user and program, and raised by these answers alone: a hub event says nothing about what came before it.
  const watermarks = new Map<string, number>();
  const plausible = createPlausibleTimes(environment);
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

  /** Runs within `delayMs`; an earlier run that is already set stands for both. */
  function schedule(delayMs: number) {
    const at = environment.now() + delayMs;
    if (!isStarted || at >= timerAt) return;
    unschedule();
    timerAt = at;
    cancelTimer = environment.setTimer(() => {
      timerAt = Number.POSITIVE_INFINITY;
      // A hidden page asks when it is looked at again.
      if (!environment.isVisible()) isStale = true;
      // A failure has been told and the next attempt is set.
      else void now().catch(() => {});
    }, delayMs);
  }

  function unschedule() {
    cancelTimer();
    timerAt = Number.POSITIVE_INFINITY;
  }

  function now(): Promise<void> {
    if (running === null) return run();
    // A question that went out before the network came back may never be answered.
    if (environment.now() - lastStart > longestPatienceMs) {
      aborter.abort(askAnew);
      return running;
    }
    // The run under way may have asked before that which is to be caught up with.
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
      try {
        const answers = await withTimeout(ask(own.signal), own);
        own.signal.throwIfAborted();
        if (asked !== epoch) continue;
        failures = 0;
        commit(answers, take);
        schedule(auditMs * (0.5 + environment.random()));
        return;
      } catch (error) {
        if (own.signal.reason === stopped) throw stopped;
        if (asked !== epoch || error === askAnew) continue;
        failures += 1;
        schedule(retryDelay());
        onFailure(error);
        throw error;
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
    // A watermark that is too low costs a longer answer and loses nothing; one in the future would hear nothing any more.
    const newest = newestTime(items, plausible.latest(items)) ?? watermark;
    watermarks.set(scope, Math.max(watermark, newest));
    baseline ??= newest;
  }

  function withTimeout<Value>(promise: Promise<Value>, controller: AbortController): Promise<Value> {
    const { signal } = controller;
    return new Promise((resolve, reject) => {
      const cancel = environment.setTimer(
        () => controller.abort(new Error('The service gave no answer.')),
        longestRunMs,
      );
      const giveUp = () => {
        cancel();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      promise.then(resolve, reject).finally(cancel);
    });
  }

  function retryDelay() {
    const ceiling = Math.min(longestRetryMs, 1000 * 2 ** Math.min(failures, 30));
    return ceiling * (0.5 + environment.random() / 2);
  }

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      isStopped = false;
      stopWatching = watchWakeSignals(environment, (reason) => {
        const rest = reason === 'visible' && !isStale ? lastStart + visibleGapMs - environment.now() : 0;
        schedule(Math.max(0, rest));
      });
      schedule(0);
    },
    stop() {
      isStarted = false;
      isStopped = true;
      unschedule();
      stopWatching();
      aborter.abort(stopped);
      running = null;
      queued = null;
    },
    noteHeld(items) {
      if (baseline !== null) return;
      for (const { modifiedAt } of items) {
        if (modifiedAt !== null) heldSince = Math.min(heldSince ?? modifiedAt, modifiedAt);
      }
    },
    request: (delayMs = 0) => schedule(delayMs),
    now,
    ready: async () => {
      if (!watermarks.has(scope)) await (running ?? now());
    },
    setScope(next) {
      if (next === scope) return;
      // What was complete under the last program is complete under this one until its own answers say otherwise.
      const inherited = watermarks.get(scope);
      if (inherited !== undefined && !watermarks.has(next)) watermarks.set(next, inherited);
      scope = next;
      epoch += 1;
      aborter.abort(askAnew);
      schedule(0);
    },
    epoch: () => epoch,
    baseline: () => baseline,
  };
}

import { backoffPause } from '@gantry/base/retry';
import type { Delay } from '@gantry/module/life';
import type { OutboxOptions } from './Outbox.ts';

const pauses = { shortest: 5000, longest: 300_000 };

interface Failure {
  readonly count: number;
  readonly delay: Delay;
  readonly at: number;
  readonly cancelTimer: () => void;
}

type FailuresOptions = Pick<OutboxOptions, 'now' | 'random' | 'remaining' | 'setTimer'> & {
  /** Called when a target is to be tried again. */
  readonly retry: (target: string) => void;
};

/** The targets that could not be sent to. Each is tried again after a pause that grows. */
export function createFailures({ now, random, remaining, setTimer, retry }: FailuresOptions) {
  const failures = new Map<string, Failure>();
  const clear = (target: string) => {
    failures.get(target)?.cancelTimer();
    failures.delete(target);
  };
  return {
    of: (target: string) => failures.get(target),
    clear,
    clearAll: () => {
      for (const target of failures.keys()) clear(target);
    },
    note: (target: string, { service, delay }: { readonly service: string; readonly delay: Delay }) => {
      const count = (failures.get(target)?.count ?? 0) + 1;
      clear(target);
      const pause = Math.max(backoffPause(pauses, count, random()), remaining(service));
      failures.set(target, { count, delay, at: now(), cancelTimer: setTimer(() => retry(target), pause) });
    },
    /** The targets that failed for want of a network, at least so long ago. */
    unreachable: (sinceMs: number) =>
      [...failures].flatMap(([target, { delay, at }]) =>
        delay === 'unreachable' && Math.abs(now() - at) >= sinceMs ? [target] : [],
      ),
  };
}

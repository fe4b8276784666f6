import { createWritable } from '@gantry/base/observable';
import { secondsUntilWarning, type TokenLifetime } from './renewalSchedule.ts';
import type { SessionStatus } from './Session.ts';

const good: SessionStatus = { kind: 'good' };
const ended: SessionStatus = { kind: 'ended' };
const unreachable: SessionStatus = { kind: 'unreachable' };

/** The state of a session. It changes by itself as the end comes near. */
export function createSessionStatus() {
  const status = createWritable(good);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SessionStatus) => {
    if (next.kind !== status.get().kind) status.set(next);
  };

  const watch = (lifetime: TokenLifetime, atEnd: SessionStatus) => {
    clearTimeout(timer);
    const now = Date.now() / 1000;
    const untilWarning = secondsUntilWarning(lifetime, now);
    const untilEnd = lifetime.expiresAt - now;
    if (untilEnd <= 0) {
      set(atEnd);
      return;
    }
    if (untilWarning <= 0) set({ kind: 'ending', endsAt: lifetime.expiresAt * 1000 });
    const seconds = untilWarning > 0 ? untilWarning : untilEnd;
    timer = setTimeout(() => watch(lifetime, atEnd), Math.min(seconds * 1000, 2 ** 31 - 1));
  };

  return {
    get: status.get,
    subscribe: status.subscribe,
    /** The token is new. A lifetime means that it cannot be renewed silently. */
    good: (lifetime: TokenLifetime | null) => {
      clearTimeout(timer);
      set(good);
      if (lifetime !== null) watch(lifetime, ended);
    },
    /** The token was not renewed. The person is warned near its end. */
    failing: (lifetime: TokenLifetime) => watch(lifetime, unreachable),
    ended: () => {
      clearTimeout(timer);
      set(ended);
    },
  };
}

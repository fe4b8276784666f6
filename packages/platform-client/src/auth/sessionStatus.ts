import { createWritable, type Readable } from '@gantry/base/observable';
import { secondsUntilWarning, type TokenLifetime } from './renewalSchedule.ts';
import type { SessionStatus } from './Session.ts';

/** The state of a session. It changes by itself as the end comes near. */
export interface SessionStatusStore extends Readable<SessionStatus> {
  /** The token is new. A lifetime means that it cannot be renewed silently. */
  readonly good: (lifetime: TokenLifetime | null) => void;
  /** The token was not renewed. The person is warned near its end. */
  readonly failing: (lifetime: TokenLifetime) => void;
  readonly ended: () => void;
}

const good: SessionStatus = { kind: 'good' };
const ended: SessionStatus = { kind: 'ended' };
const unreachable: SessionStatus = { kind: 'unreachable' };

export function createSessionStatus(): SessionStatusStore {
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
    good: (lifetime) => {
      clearTimeout(timer);
      set(good);
      if (lifetime !== null) watch(lifetime, ended);
    },
    failing: (lifetime) => watch(lifetime, unreachable),
    ended: () => {
      clearTimeout(timer);
      set(ended);
    },
  };
}

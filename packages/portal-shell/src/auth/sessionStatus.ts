import { secondsUntilWarning, type TokenLifetime } from './renewalSchedule.ts';
import type { SessionStatus } from './Session.ts';
import { createListeners } from '../observable/listeners.ts';

/** The state of a session. It changes by itself as the end comes near. */
export interface SessionStatusStore {
  get(this: void): SessionStatus;
  subscribe(this: void, listener: () => void): () => void;
  /** The token is new. A lifetime means that it cannot be renewed silently. */
  good(this: void, lifetime: TokenLifetime | null): void;
  /** The token was not renewed. The person is warned near its end. */
  failing(this: void, lifetime: TokenLifetime): void;
  ended(this: void): void;
}

const good: SessionStatus = { kind: 'good' };
const ended: SessionStatus = { kind: 'ended' };

export function createSessionStatus(): SessionStatusStore {
  let current = good;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = createListeners();

  const set = (next: SessionStatus) => {
    if (next.kind === current.kind) return;
    current = next;
    listeners.call();
  };

  const watch = (lifetime: TokenLifetime) => {
    clearTimeout(timer);
    const now = Date.now() / 1000;
    const untilWarning = secondsUntilWarning(lifetime, now);
    const untilEnd = lifetime.expiresAt - now;
    if (untilEnd <= 0) {
      set(ended);
      return;
    }
    if (untilWarning <= 0) set({ kind: 'ending', endsAt: lifetime.expiresAt * 1000 });
    const seconds = untilWarning > 0 ? untilWarning : untilEnd;
    timer = setTimeout(() => watch(lifetime), Math.min(seconds * 1000, 2 ** 31 - 1));
  };

  return {
    get: () => current,
    subscribe: listeners.subscribe,
    good: (lifetime) => {
      clearTimeout(timer);
      set(good);
      if (lifetime !== null) watch(lifetime);
    },
    failing: watch,
    ended: () => {
      clearTimeout(timer);
      set(ended);
    },
  };
}

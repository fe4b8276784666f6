/** A wait for a service that ends when the service is silent for too long. */
export interface SilenceLimit {
  /** Fires after the silence, or with the caller's own signal. */
  readonly signal: AbortSignal;
  /** Whether it was silent for too long. */
  readonly isOver: () => boolean;
  /** Ends the call. */
  readonly end: () => void;
  /** Waits for the next sign of life: the head of an answer, or a piece of its body. */
  readonly hear: <Answer>(next: () => Promise<Answer>, moreMs?: number) => Promise<Answer>;
}

/** Silence that ends a call, in milliseconds. Its length does not matter: a large file on a slow line takes the time that it needs. */
const longestSilenceMs = 30_000;

const silence = new Error('The service sent nothing for 30 seconds.');

/** Sets a timer and returns the way to cancel it. */
type SetTimer = (callback: () => void, delayMs: number) => () => void;

const setTimer: SetTimer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Limits how long a service may be silent during one call. */
export function limitSilence(given?: AbortSignal, set: SetTimer = setTimer): SilenceLimit {
  const own = new AbortController();
  const signal = given === undefined ? own.signal : AbortSignal.any([given, own.signal]);
  return {
    signal,
    isOver: () => own.signal.reason === silence,
    end: () => own.abort(),
    async hear(next, moreMs = 0) {
      const cancel = set(() => own.abort(silence), longestSilenceMs + moreMs);
      try {
        return await next();
      } finally {
        cancel();
      }
    },
  };
}

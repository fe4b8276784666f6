import { longestSilenceMs } from './limits.ts';

/** A wait for a service that ends when the service is silent for too long. */
export interface SilenceLimit {
  /** Fires after the silence, or with the caller's own signal. */
  readonly signal: AbortSignal;
  /** Whether it was silent for too long. */
  readonly isOver: () => boolean;
  /** Ends the call. */
  readonly end: () => void;
  /** Something was sent or received: the silence begins again, and may last so much longer. */
  readonly heard: (moreMs?: number) => void;
  /** Nothing more is waited for. */
  readonly rest: () => void;
  /** Waits for the next sign of life: the head of an answer, or a piece of its body. */
  readonly hear: <Answer>(next: () => Promise<Answer>, moreMs?: number) => Promise<Answer>;
}

/** Sets a timer and returns the way to cancel it. */
type SetTimer = (callback: () => void, delayMs: number) => () => void;

const setTimer: SetTimer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Limits how long a service may be silent during one call. */
export function limitSilence(
  given?: AbortSignal,
  set: SetTimer = setTimer,
  longestMs = longestSilenceMs,
): SilenceLimit {
  const own = new AbortController();
  const silence = new Error(`The service sent nothing for ${String(longestMs / 1000)} seconds.`);
  let rest = () => {};
  const heard = (moreMs = 0) => {
    rest();
    rest = set(() => own.abort(silence), longestMs + moreMs);
  };
  return {
    signal: given === undefined ? own.signal : AbortSignal.any([given, own.signal]),
    isOver: () => own.signal.reason === silence,
    end: () => own.abort(),
    heard,
    rest: () => rest(),
    async hear(next, moreMs) {
      heard(moreMs);
      try {
        return await next();
      } finally {
        rest();
      }
    },
  };
}

/** An answer that was asked for in advance. */
export interface Preload<Answer> {
  /** A failure is for nobody: the call that follows asks again. */
  readonly answer: Promise<Answer>;
  /** Aborts the call, unless its answer is here or another call has taken it. */
  giveUp(this: void): void;
}

/** Calls that can be made in advance. */
export interface Preloads<Question, Answer> {
  /**
   * Asks in advance. Null if nothing is asked: the answer is here or on its way, or the service was slow or failed in the last minute.
   */
  begin(this: void, question: Question): Preload<Answer> | null;
  /** Makes a call. It takes the answer to the same question that was asked for in advance, once. */
  ask(this: void, question: Question, signal?: AbortSignal): Promise<Answer>;
}

/** The call, and what makes two questions the same. */
export interface PreloadsOptions<Question, Answer> {
  readonly call: (question: Question, signal?: AbortSignal) => Promise<Answer>;
  readonly keyOf: (question: Question) => string;
}

/** How long an answer may wait for its call, in milliseconds. After it, the call asks again. */
const freshMs = 30_000;
/** A service that takes longer is slow, and nothing is asked of it in advance for a while. */
const slowMs = 1000;
const pauseMs = 60_000;

interface Held<Answer> {
  readonly controller: AbortController;
  readonly answer: Promise<Answer>;
  readonly askedAt: number;
}

/** Creates calls that can be made in advance, before a person has decided to need the answer. */
export function createPreloads<Question, Answer>({
  call,
  keyOf,
}: PreloadsOptions<Question, Answer>): Preloads<Question, Answer> {
  const held = new Map<string, Held<Answer>>();
  let pausedUntil = 0;

  const isFresh = ({ askedAt }: Held<Answer>) => performance.now() - askedAt < freshMs;

  const watched = async (question: Question, signal: AbortSignal) => {
    const askedAt = performance.now();
    let hasFailed = true;
    try {
      const answer = await call(question, signal);
      hasFailed = false;
      return answer;
    } finally {
      const now = performance.now();
      if (!signal.aborted && (hasFailed || now - askedAt > slowMs)) pausedUntil = now + pauseMs;
    }
  };

  return {
    begin: (question) => {
      const key = keyOf(question);
      const known = held.get(key);
      if ((known && isFresh(known)) || performance.now() < pausedUntil) return null;
      const controller = new AbortController();
      const entry = { controller, answer: watched(question, controller.signal), askedAt: performance.now() };
      held.set(key, entry);
      let isHere = false;
      const forget = () => {
        if (held.get(key) === entry) held.delete(key);
      };
      const watch = async () => {
        try {
          await entry.answer;
          isHere = true;
        } catch {
          forget();
        }
      };
      void watch();
      return {
        answer: entry.answer,
        giveUp: () => {
          if (isHere || held.get(key) !== entry) return;
          forget();
          controller.abort();
        },
      };
    },
    ask: async (question, signal) => {
      const key = keyOf(question);
      const known = held.get(key);
      held.delete(key);
      if (known === undefined || !isFresh(known)) return call(question, signal);
      const abort = () => known.controller.abort(signal?.reason);
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        return await known.answer;
      } catch {
        signal?.throwIfAborted();
        return await call(question, signal);
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
  };
}

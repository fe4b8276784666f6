import type { ServiceName } from '../addresses/serviceNames.ts';
import type { SelectedProgram } from '../program/selectedProgram.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';

/** A call that was made before anyone needs its answer. */
export interface EarlyCall {
  /** Rejects if the call fails. Unless a call waits for the answer by then, it asks again. */
  readonly answer: Promise<unknown>;
  /** Aborts the call, unless its answer is here or another call has taken it. */
  readonly giveUp: () => void;
}

/** An HTTP client whose calls can be made before anyone needs their answers. */
export interface EarlyHttpClient extends HttpClient {
  /**
   * Makes a call early. The next {@link HttpClient.request} that is the same, in the same program, takes its answer, once.
   *
   * @returns null if nothing is asked: the answer is here or on its way, or the service was slow or failed in the last minute
   */
  readonly askEarly: (request: HttpRequest) => EarlyCall | null;
}

/** How long an answer may wait for its call, in milliseconds. After it, the call asks again. */
const freshMs = 30_000;
/** A service that takes longer is slow, and nothing is asked of it early for a while. */
const slowMs = 1000;
const pauseMs = 60_000;

interface Held {
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
  readonly askedAt: number;
}

/** Keeps the answers of early calls for the calls that follow. */
export function withEarlyAnswers(http: HttpClient, program: Pick<SelectedProgram, 'get'>): EarlyHttpClient {
  const held = new Map<string, Held>();
  const pausedUntil = new Map<ServiceName, number>();

  // The answer of one program is not for another.
  const keyOf = ({ service, method, path, query = {}, body, responseType = 'json' }: HttpRequest) =>
    JSON.stringify([program.get()?.id, service, method, path, query, body, responseType]);
  const isFresh = ({ askedAt }: Held) => performance.now() - askedAt < freshMs;

  const watched = async (request: HttpRequest, signal: AbortSignal) => {
    const askedAt = performance.now();
    let hasFailed = true;
    try {
      const answer = await http.request({ ...request, signal });
      hasFailed = false;
      return answer;
    } finally {
      const now = performance.now();
      if (!signal.aborted && (hasFailed || now - askedAt > slowMs)) pausedUntil.set(request.service, now + pauseMs);
    }
  };

  return {
    askEarly: (request) => {
      const key = keyOf(request);
      const known = held.get(key);
      if (known && isFresh(known)) return null;
      if (performance.now() < (pausedUntil.get(request.service) ?? 0)) return null;
      const controller = new AbortController();
      const entry = { controller, answer: watched(request, controller.signal), askedAt: performance.now() };
      held.set(key, entry);
      let isHere = false;
      const forget = () => {
        if (held.get(key) === entry) held.delete(key);
      };
      entry.answer.then(() => (isHere = true), forget);
      return {
        answer: entry.answer,
        giveUp: () => {
          if (isHere || held.get(key) !== entry) return;
          forget();
          controller.abort();
        },
      };
    },
    request: async (request) => {
      if (held.size === 0) return http.request(request);
      const key = keyOf(request);
      const known = held.get(key);
      held.delete(key);
      if (known === undefined || !isFresh(known)) return http.request(request);
      const { signal } = request;
      const abort = () => known.controller.abort(signal?.reason);
      if (signal?.aborted === true) abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        return await known.answer;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
  };
}

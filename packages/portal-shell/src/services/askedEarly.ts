/** A call of a service that needs nothing but a signal. */
type Call<Answer> = (signal?: AbortSignal) => Promise<Answer>;

/**
 * Makes a call now, before anyone needs its answer. The first caller of the returned function gets that answer or that error; later
 * callers ask again. The call is aborted with the signal of the caller that took it.
 */
export function askedEarly<Answer>(call: Call<Answer>): Call<Answer> {
  const controller = new AbortController();
  let early: Promise<Answer> | null = call(controller.signal);
  // An error is told to the caller that takes it.
  early.catch(() => undefined);
  return (signal) => {
    if (early === null) return call(signal);
    const answer = early;
    early = null;
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort, { once: true });
    return answer;
  };
}

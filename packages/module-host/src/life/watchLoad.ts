/** After this long a load takes longer than usual, and the person may try again. */
export const slowAfterMs = 10_000;

/** A large file on a slow line takes longer than a call may be silent, and the browser does not report its progress. */
const longestSilenceMs = 120_000;

/** Waits for a call. Its service has a limit on silence of its own, so the load is not silent meanwhile. */
export type DuringCall = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Ends the load of a module after a silence: no file has arrived and no call was on its way for so long. */
export function watchLoad(onSilence: (silenceMs: number) => void, silenceMs = longestSilenceMs) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (calls > 0 ? restart() : onSilence(silenceMs)), silenceMs);
  };
  // A browser may lack it. The calls of the portal itself, such as polling, say nothing about the module.
  const files =
    'PerformanceObserver' in globalThis
      ? new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => 'initiatorType' in entry && entry.initiatorType !== 'fetch')) restart();
        })
      : null;
  files?.observe({ type: 'resource' });
  restart();
  const during: DuringCall = async (call) => {
    calls += 1;
    try {
      return await call();
    } finally {
      calls -= 1;
      if (timer !== undefined) restart();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    files?.disconnect();
  };
  return { during, stop };
}

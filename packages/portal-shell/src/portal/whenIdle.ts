/** The longest wait for an idle moment, in milliseconds. */
const longestWait = 2000;

/** Calls back once the browser has nothing more urgent to do, but not much later. Returns a function that cancels the call. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}

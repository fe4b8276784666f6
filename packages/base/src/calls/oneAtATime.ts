/** Makes a function that runs an action, unless it runs already: callers that ask meanwhile share its result. */
export function oneAtATime<Value>(action: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= action().finally(() => {
      running = null;
    });
    return running;
  };
}

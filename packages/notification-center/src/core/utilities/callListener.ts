/**
 * Calls a listener so that an error in it does not stop the others. The error is rethrown on its own, so that a browser and
 * Node report it as uncaught.
 */
export function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

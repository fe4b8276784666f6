/**
 * Calls a listener so that one that throws keeps no other from hearing. Its error is thrown again by itself: a browser then
 * reports it as uncaught, and so does Node.
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

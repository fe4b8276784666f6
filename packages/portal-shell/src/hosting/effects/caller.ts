/** The address in a line of a stack. Lines differ between engines, but the address is the same. */
const address = /((?:https?|blob):[^\s()]+?)(?::\d+){1,2}\)?$/;

/** A function that marks a place in a stack. */
export type Frame = (...values: never[]) => unknown;

/**
 * Returns the address of the script that called a function, or null if native code did. Promises and callbacks interleave code of the
 * module and of the portal, so only the stack shows whose call it is.
 *
 * @param called the function that was called and that calls this one
 */
export function callerAddress(called: Frame): string | null {
  const place: { stack?: string } = {};
  if ('captureStackTrace' in Error) Error.captureStackTrace(place, called);
  // Without it, the stack is complete. Its first lines are this function, the recorder and the called function.
  const lines = place.stack?.split('\n') ?? (new Error('whose call').stack ?? '').split('\n').slice(3);
  for (const line of lines) {
    const found = address.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** A line of a stack that has an address; engines write them differently, the address is the same. */
const address = /((?:https?|blob):[^\s()]+?)(?::\d+){1,2}\)?$/;

/** Any function, as a place in a stack. */
export type Frame = (...values: never[]) => unknown;

/**
 * The address of the script that called a function, or null where native code did. The stack is read because a promise or a callback
 * leads code of the module and code of the portal through the same moment: only the stack tells whose call it is.
 *
 * @param called the function that was called, and asks now
 */
export function callerAddress(called: Frame): string | null {
  const place: { stack?: string } = {};
  if ('captureStackTrace' in Error) Error.captureStackTrace(place, called);
  // An engine without it gives the whole stack, whose first lines are this function, the recorder and the function that was called.
  const lines = place.stack?.split('\n') ?? (new Error('whose call').stack ?? '').split('\n').slice(3);
  for (const line of lines) {
    const found = address.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

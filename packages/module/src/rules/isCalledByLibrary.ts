/** The address in a line of a stack. */
const address = /((?:https?|blob):[^\s()]+?)(?::\d+){1,2}\)?$/;

/**
 * Returns true if a library that the portal gives to modules made a call. The portal keeps the timers and listeners of these libraries for
 * the life of the page. A test server has the libraries in `node_modules`; the build of a module has everything else.
 *
 * @param called the function that was called
 */
export function isCalledByLibrary(called: (...values: never[]) => unknown): boolean {
  const place: { stack?: string } = {};
  // Without it nothing says who called, and every call counts as the module's.
  if ('captureStackTrace' in Error) Error.captureStackTrace(place, called);
  for (const line of place.stack?.split('\n') ?? []) {
    const caller = address.exec(line)?.[1];
    if (caller !== undefined) return caller.includes('/node_modules/');
  }
  return false;
}

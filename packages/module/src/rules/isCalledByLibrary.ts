/** The address in a line of a stack. */
const address = /((?:https?|blob):[^\s()]+?)(?::\d+){1,2}\)?$/;

/** A test server has the libraries in `node_modules`, and the code by which it watches the page at addresses of its own. */
const foreign = /\/node_modules\/|\/@vite\/|\/__vitest/;

/**
 * Returns true if the test server made a call, or a library that the portal gives to modules. The portal keeps the timers and listeners of
 * these libraries for the life of the page. The build of a module has everything else.
 *
 * @param called the function that was called
 */
export function isCalledByLibrary(called: (...values: never[]) => unknown): boolean {
  const place: { stack?: string } = {};
  // Without it nothing says who called, and every call counts as the module's.
  if ('captureStackTrace' in Error) Error.captureStackTrace(place, called);
  for (const line of place.stack?.split('\n') ?? []) {
    const caller = address.exec(line)?.[1];
    if (caller !== undefined) return foreign.test(caller);
  }
  return false;
}

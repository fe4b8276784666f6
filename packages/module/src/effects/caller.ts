/** The address in a line of a stack. Lines differ between engines, but the address is the same. */
const address = /((?:https?|blob):[^\s()]+?)(?::\d+){1,2}\)?$/;

/** Safari and older Firefox do not have it. */
const canMark = 'captureStackTrace' in Error;

/** A function that marks a place in a stack. */
export type Frame = (...values: never[]) => unknown;

/**
 * Returns the address of the script that called a function, or null if native code did. Promises and callbacks interleave code of the
 * module and of the portal, so only the stack shows whose call it is.
 *
 * @param called the function that was called and that calls this one
 */
export function callerAddress(called: Frame): string | null {
  if (canMark) return firstAddress(linesAbove(called, 2)) ?? firstAddress(linesAbove(called, 20));
  // The stack is complete. Its first lines are this function, the recorder and the called function.
  return firstAddress((new Error('whose call').stack ?? '').split('\n').slice(3));
}

/** Returns the lines of the stack above a function. Each costs time, and the first is mostly enough. */
function linesAbove(called: Frame, most: number): readonly string[] {
  const place: { stack?: string } = {};
  const usual = Error.stackTraceLimit;
  // A module may have frozen it.
  Reflect.set(Error, 'stackTraceLimit', most);
  Error.captureStackTrace(place, called);
  const lines = place.stack?.split('\n') ?? [];
  Reflect.set(Error, 'stackTraceLimit', usual);
  return lines;
}

function firstAddress(lines: readonly string[]): string | null {
  for (const line of lines) {
    const found = address.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** Records the changes of a module's code outside its container, so that they can be undone. */
export interface Recorder {
  /** Adds a change. `key` identifies it for {@link Recorder.forget}; `name` is what an author reads, such as `window resize`. */
  readonly record: (key: unknown, name: string, undo: () => void) => void;
  /** Drops a change that is over, such as a timer that has fired. */
  readonly forget: (key: unknown) => void;
}

/** Finds the recorder of the module whose code called a function. Null if other code did, such as the portal's own. */
export type FindModule = (called: Frame) => Recorder | null;

import { createWritable } from '@gantry/base/observable';

/** A part of a context that changes while its module or extension is open. */
export interface ChangingPart<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls the listener at each change; returns a function that removes it. */
  readonly onChange: (listener: (value: Value) => void) => () => void;
}

/**
 * Creates a part of the context of the module or extension `name`. After the signal has fired, no listener is called.
 *
 * @param what names the part in the warning about a listener that throws
 */
export function createChangingPart<Value>(
  initial: Value,
  { name, what, signal }: { readonly name: string; readonly what: string; readonly signal: AbortSignal },
): ChangingPart<Value> {
  const part = createWritable(initial);
  return {
    get: part.get,
    set: (value) => {
      // The shell creates these objects in each render, so they are compared by content.
      if (JSON.stringify(value) !== JSON.stringify(part.get())) part.set(value);
    },
    onChange: (listener) =>
      part.subscribe(() => {
        if (signal.aborted) return;
        try {
          listener(part.get());
        } catch (error) {
          console.warn(`A listener of ${name} for a change of the ${what} failed. The others are called.`, error);
          throw error;
        }
      }),
  };
}

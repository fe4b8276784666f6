/** A part of a context that changes while its module or extension is open. */
interface ChangingPart<Value> {
  readonly get: () => Value;
  readonly set: (change: Partial<Value>) => void;
  /** Calls the listener at each change; returns a function that removes it. */
  readonly onChange: (listener: (value: Value) => void) => () => void;
}

/**
 * Creates a part of the context of the module or extension `name`. After the signal has fired, no listener is called. A module brings this
 * package along, so the platform's events call the listeners: an error in one is reported and does not stop the others.
 *
 * @param what names the part in the warning about a listener that throws
 */
export function createChangingPart<Value>(
  initial: Value,
  { name, what, signal }: { readonly name: string; readonly what: string; readonly signal: AbortSignal },
): ChangingPart<Value> {
  let value = initial;
  const changes = new EventTarget();
  return {
    get: () => value,
    set: (change) => {
      const next = { ...value, ...change };
      // The shell creates these objects in each render, so they are compared by content.
      if (JSON.stringify(next) === JSON.stringify(value)) return;
      value = next;
      changes.dispatchEvent(new Event('change'));
    },
    onChange: (listener) => {
      const call = () => {
        try {
          listener(value);
        } catch (error) {
          console.warn(`A listener of ${name} for a change of the ${what} failed. The others are called.`, error);
          throw error;
        }
      };
      changes.addEventListener('change', call, { signal });
      return () => changes.removeEventListener('change', call);
    },
  };
}

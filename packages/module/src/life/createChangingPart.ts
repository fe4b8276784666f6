/**
 * Creates a part of the context of the module or extension `name` that changes while it is open. After the signal has fired, no listener is called. A module brings this
 * package along, so the platform's events call the listeners: an error in one is reported and does not stop the others.
 *
 * @param what names the part in the warning about a listener that throws
 */
export function createChangingPart<Value>(
  initial: Value,
  { name, what, signal }: { readonly name: string; readonly what: string; readonly signal: AbortSignal },
) {
  let value = initial;
  const changes = new EventTarget();
  return {
    get: () => value,
    set: (change: Partial<Value>) => {
      const next = { ...value, ...change };
      // The shell creates these objects in each render, so they are compared by content.
      if (JSON.stringify(next) === JSON.stringify(value)) return;
      value = next;
      changes.dispatchEvent(new Event('change'));
    },
    /** Calls the listener at each change; returns a function that removes it. */
    onChange: (listener: (value: Value) => void) => {
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

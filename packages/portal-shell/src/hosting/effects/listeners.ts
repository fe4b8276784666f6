import type { FindModule } from './caller.ts';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

const isCapture = (options: Options): boolean =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false);

/** One key for each target, event, listener and phase, by which the browser distinguishes listeners too. */
class ListenerKeys {
  readonly #keys = new WeakMap<object, Map<string, object>>();

  of(targetName: string, type: string, listener: object, options: Options): object {
    const name = `${targetName} ${type} ${isCapture(options)}`;
    const known = this.#keys.get(listener) ?? new Map<string, object>();
    this.#keys.set(listener, known);
    const key = known.get(name) ?? {};
    known.set(name, key);
    return key;
  }
}

/** Records the listeners that modules add to window and document, until they are removed. */
export function patchListeners(findModule: FindModule, forget: (key: unknown) => void): void {
  const keys = new ListenerKeys();
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);

    const recordingAdd = (type: string, listener: Listener, options?: Options) => {
      const module = listener === null ? null : findModule(recordingAdd);
      if (module !== null && listener !== null) {
        module.record(keys.of(name, type, listener, options), () => remove(type, listener, options));
      }
      // The browser accepts null and does nothing, but its types do not accept it.
      add(type, listener as EventListener, options);
    };
    const recordingRemove = (type: string, listener: Listener, options?: boolean | EventListenerOptions) => {
      if (listener !== null) forget(keys.of(name, type, listener, options));
      remove(type, listener as EventListener, options);
    };
    Object.assign(target, { addEventListener: recordingAdd, removeEventListener: recordingRemove });
  }
}

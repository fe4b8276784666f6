import type { FindModule } from './caller.ts';
import { replaceMethod } from './replaceMethod.ts';

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

/**
 * Records the listeners that modules add to window and document, until they are removed: by a call, by their signal, or by the event of a
 * listener that is called once. Returns a function that puts the browser's own methods back.
 */
export function patchListeners(findModule: FindModule, forget: (key: unknown) => void): () => void {
  const keys = new ListenerKeys();
  const restoring = [
    { name: 'window', target: window },
    { name: 'document', target: document },
  ].flatMap(({ name, target }) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);

    const recordingAdd = (type: string, listener: Listener, options?: Options) => {
      const { signal, once = false } = typeof options === 'object' ? options : {};
      const module = listener === null || signal?.aborted === true ? null : findModule(recordingAdd);
      if (module !== null && listener !== null) {
        const key = keys.of(name, type, listener, options);
        const isOver = () => module.forget(key);
        if (once) add(type, isOver, options);
        signal?.addEventListener('abort', isOver, { once: true });
        module.record(key, `${name} ${type}`, () => {
          remove(type, listener, options);
          remove(type, isOver, options);
        });
      }
      // The browser accepts null and does nothing, but its types do not accept it.
      add(type, listener as EventListener, options);
    };
    const recordingRemove = (type: string, listener: Listener, options?: boolean | EventListenerOptions) => {
      if (listener !== null) forget(keys.of(name, type, listener, options));
      remove(type, listener as EventListener, options);
    };
    return [
      replaceMethod(target, 'addEventListener', recordingAdd),
      replaceMethod(target, 'removeEventListener', recordingRemove),
    ];
  });
  return () => restoring.forEach((restore) => restore());
}

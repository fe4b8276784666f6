import { isCalledByLibrary } from './isCalledByLibrary.ts';

/** What a module left behind when it was closed. Each entry is a few words. */
export interface Leftovers {
  readonly nodes: readonly string[];
  readonly listeners: readonly string[];
  readonly timers: readonly string[];
  readonly styles: readonly string[];
}

/** A watch over the page while a module is open. */
export interface EffectWatch {
  /** The effects that are there now and were not there at the start. */
  readonly leftovers: () => Leftovers;
  /** Puts the browser's functions back. */
  readonly stop: () => void;
}

type AnyFunction = (...values: unknown[]) => unknown;

/**
 * Replaces a function of the browser. Returns the function that puts it back.
 *
 * @param make makes the new function; `isShared` is true if a library that the portal shares made the present call
 */
function replace(
  target: object,
  name: string,
  make: (native: AnyFunction, isShared: () => boolean) => AnyFunction,
): () => void {
  // Each name is one of a function.
  const native = Reflect.get(target, name) as AnyFunction;
  const made = make(native.bind(target), () => isCalledByLibrary(made));
  Reflect.set(target, name, made);
  return () => void Reflect.set(target, name, native);
}

interface ListenerOptions {
  readonly capture?: boolean;
  readonly once?: boolean;
  readonly signal?: AbortSignal;
}

// The browser takes a boolean, an object or nothing.
const optionsOf = (value: unknown): ListenerOptions =>
  typeof value === 'object' && value !== null ? value : { capture: value === true };

/** Watches the listeners of window and document. */
function watchListeners() {
  const found = new Map<unknown, Map<string, string>>();
  const restoring = [
    { name: 'window', target: window },
    { name: 'document', target: document },
  ].flatMap(({ name, target }) => {
    const keyOf = (type: unknown, { capture = false }: ListenerOptions) => `${name} ${String(type)} ${capture}`;
    return [
      replace(target, 'addEventListener', (add, isShared) => (type, listener, given) => {
        const options = optionsOf(given);
        const key = keyOf(type, options);
        const label = `${name} ${String(type)}`;
        if (options.signal?.aborted !== true && options.once !== true && !isShared()) {
          found.set(listener, (found.get(listener) ?? new Map<string, string>()).set(key, label));
          options.signal?.addEventListener('abort', () => found.get(listener)?.delete(key));
        }
        return add(type, listener, given);
      }),
      replace(target, 'removeEventListener', (remove) => (type, listener, given) => {
        found.get(listener)?.delete(keyOf(type, optionsOf(given)));
        return remove(type, listener, given);
      }),
    ];
  });
  return {
    left: () => [...found.values()].flatMap((known) => [...known.values()]),
    stop: () => restoring.forEach((restore) => restore()),
  };
}

/** The functions that start something, those that end it, and whether it ends by itself. */
const timers = [
  { start: 'setTimeout', clear: 'clearTimeout', isOnce: true },
  { start: 'setInterval', clear: 'clearInterval', isOnce: false },
  { start: 'requestAnimationFrame', clear: 'cancelAnimationFrame', isOnce: true },
] as const;

/** Watches timers and animation frames. */
function watchTimers() {
  const found = new Map<string, string>();
  const restoring = timers.flatMap(({ start, clear, isOnce }) => {
    const keyOf = (id: unknown) => `${clear} ${String(id)}`;
    return [
      replace(window, start, (native, isShared) => (callback, ...rest) => {
        const id = native(
          (...values: unknown[]) => {
            if (isOnce) found.delete(keyOf(id));
            if (typeof callback === 'function') Reflect.apply(callback, window, values);
          },
          ...rest,
        );
        if (!isShared()) found.set(keyOf(id), start);
        return id;
      }),
      replace(window, clear, (native) => (id) => {
        found.delete(keyOf(id));
        return native(id);
      }),
    ];
  });
  return {
    left: () => [...found.values()],
    stop: () => restoring.forEach((restore) => restore()),
  };
}

const describeElement = (node: Element): string => `<${node.localName}${node.id ? ` id="${node.id}"` : ''}>`;

/** What the shared libraries keep in the page: the sheet of styled-components, and the region in which the kit announces. */
const isSharedNode = (node: Element): boolean => node.matches('style[data-styled], [data-live-announcer]');

const isStyle = (node: Element): boolean => node.matches('style, link[rel~="stylesheet"]');

/** Watches nodes, styles, listeners and timers. Everything that appears until `stop` counts as the module's. */
export function watchEffects(): EffectWatch {
  const nodesBefore = new Set<Node>([...document.head.childNodes, ...document.body.childNodes]);
  const sheetsBefore = new Set(document.adoptedStyleSheets);
  const listening = watchListeners();
  const timing = watchTimers();
  return {
    leftovers: () => {
      const added = [...document.head.children, ...document.body.children].filter(
        (node) => !nodesBefore.has(node) && !isSharedNode(node),
      );
      const sheets = document.adoptedStyleSheets.filter((sheet) => !sheetsBefore.has(sheet));
      return {
        nodes: added.filter((node) => !isStyle(node)).map(describeElement),
        styles: [...added.filter(isStyle).map(describeElement), ...sheets.map(() => 'an adopted style sheet')],
        listeners: listening.left(),
        timers: timing.left(),
      };
    },
    stop: () => {
      listening.stop();
      timing.stop();
    },
  };
}

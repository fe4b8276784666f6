/** Records the effects of a module's code outside its container, so that they can be undone when the module is left. */
import { heldIn } from '@gantry/base/values';
import { callerAddress, patchListeners, patchTimers, type Frame, type Recorder } from '@gantry/module/effects';
import { patchInsertions } from './insertions.ts';

interface ActiveModule extends Recorder {
  readonly folders: readonly string[];
}

const active = new Set<ActiveModule>();
let isPatched = false;

/** Finds the module whose code called a function; null if the portal's own code did. If it is open twice, the newer one. */
function callingModule(called: Frame): Recorder | null {
  if (active.size === 0) return null;
  const caller = callerAddress(called);
  if (caller === null) return null;
  return [...active].findLast(({ folders }) => folders.some((folder) => caller.startsWith(folder))) ?? null;
}

const forgetEverywhere = (key: unknown) => {
  for (const module of active) module.forget(key);
};

/**
 * Replaces the browser's functions by recording ones, once. They stay, because a module may hold a reference to one of them. While no
 * module is open, they only forward calls.
 */
function patchOnce(): void {
  if (isPatched) return;
  isPatched = true;
  patchTimers(callingModule, forgetEverywhere);
  patchListeners(callingModule, forgetEverywhere);
  patchInsertions(callingModule);
}

/**
 * Starts to record the effects of the scripts below some addresses: timers and animation frames, listeners and `on…` handlers of window
 * and document, nodes in the head and the body.
 *
 * @param folders addresses that end in a slash
 * @param styles elements that were removed from the head when the module was left. They are put back
 */
export function recordEffects(folders: readonly string[], styles: readonly Element[] = []) {
  patchOnce();
  const undoings = new Map<unknown, () => void>();
  const handlers = handlerProperties();
  const module: ActiveModule = {
    folders,
    record: (key, _name, undo) => void undoings.set(key, undo),
    forget: (key) => void undoings.delete(key),
  };
  for (const style of styles) {
    document.head.append(style);
    module.record(style, style.nodeName, () => style.remove());
  }
  active.add(module);
  return {
    /** Undoes all of them and continues to record. Returns the style and link elements that were removed from the head, and how many other effects there were. */
    undo: () => {
      const left = [...undoings.keys()].filter(
        (key): key is Element =>
          key instanceof Element && key.parentNode === document.head && key.matches('style, link'),
      );
      const count = undoings.size - left.length;
      for (const undo of undoings.values()) undo();
      undoings.clear();
      restoreHandlerProperties(handlers);
      return { styles: left, count };
    },
    stop: () => void active.delete(module),
  };
}

type Handlers = readonly (readonly [target: object, name: string, handler: unknown])[];

const names = new Map<object, readonly string[]>();

function handlerNames(target: object): readonly string[] {
  const found: string[] = [];
  for (const name in target) if (name.startsWith('on')) found.push(name);
  return found;
}

/** The current `on…` handlers of window and document, such as `window.onresize`. */
function handlerProperties(): Handlers {
  return [window, document].flatMap((target) =>
    heldIn(names, target, () => handlerNames(target)).map(
      (name) => [target, name, Reflect.get(target, name) as unknown] as const,
    ),
  );
}

/** Restores the handlers that have changed since. */
function restoreHandlerProperties(handlers: Handlers): void {
  for (const [target, name, handler] of handlers) {
    if (Reflect.get(target, name) !== handler) Reflect.set(target, name, handler);
  }
}

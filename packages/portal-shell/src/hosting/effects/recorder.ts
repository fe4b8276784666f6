/** What a module's code puts up outside its container while it is mounted, recorded so that it can be undone when the module goes. */
import { callerAddress, type Frame } from './caller.ts';
import { patchInsertions } from './insertions.ts';
import { patchListeners } from './listeners.ts';
import type { Recorder } from './EffectRecorder.ts';
import { handlerProperties, restoreHandlerProperties } from './handlerProperties.ts';
import { patchTimers } from './timers.ts';

/** What one mounted module has put up. */
export interface ModuleEffects {
  /** Undoes it all. Returns the style and link elements that were taken out of the head. */
  undo(this: void): readonly Element[];
}

interface ActiveModule extends Recorder {
  readonly folders: readonly string[];
}

const active = new Set<ActiveModule>();
let isPatched = false;

/** The module whose code called a function; null where the portal's own did. */
function callingModule(called: Frame): Recorder | null {
  if (active.size === 0) return null;
  const caller = callerAddress(called);
  if (caller === null) return null;
  for (const module of active) if (module.folders.some((folder) => caller.startsWith(folder))) return module;
  return null;
}

const forgetEverywhere = (key: unknown) => {
  for (const module of active) module.forget(key);
};

/**
 * Puts recording functions in the place of the browser's, once. They stay, as a module may have kept one of them; while no module is
 * mounted they only hand on.
 */
function patchOnce(): void {
  if (isPatched) return;
  isPatched = true;
  patchTimers(callingModule, forgetEverywhere);
  patchListeners(callingModule, forgetEverywhere);
  patchInsertions(callingModule);
}

/**
 * Records from now on what scripts below some addresses put up: timers and frames, listeners and `on…` handlers of window and document,
 * nodes put into the head and the body.
 *
 * @param folders addresses that end in a slash
 * @param styles elements that were taken out of the head when the module went, and are put back
 */
export function recordEffects(folders: readonly string[], styles: readonly Element[] = []): ModuleEffects {
  patchOnce();
  const undoings = new Map<unknown, () => void>();
  const handlers = handlerProperties();
  const module: ActiveModule = {
    folders,
    record: (key, undo) => {
      undoings.set(key, undo);
    },
    forget: (key) => {
      undoings.delete(key);
    },
  };
  for (const style of styles) {
    document.head.append(style);
    module.record(style, () => style.remove());
  }
  active.add(module);
  return {
    undo: () => {
      active.delete(module);
      const left = [...undoings.keys()].filter(
        (key): key is Element =>
          key instanceof Element && key.parentNode === document.head && key.matches('style, link'),
      );
      for (const undo of undoings.values()) undo();
      undoings.clear();
      restoreHandlerProperties(handlers);
      return left;
    },
  };
}

import type { LeaveGuards } from '../leaveGuards.ts';
import type { ModuleAppearance, ModuleContext, ModuleRoute } from '../../modules/ModuleContext.ts';

/** The listeners of one value. They are called when the value changes. */
class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>();
  #told: string;

  constructor(value: Value) {
    this.#told = JSON.stringify(value);
  }

  readonly add = (listener: (value: Value) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  call(value: Value): void {
    // The shell creates these objects in each render, so they are compared by content.
    const next = JSON.stringify(value);
    if (next === this.#told) return;
    this.#told = next;
    for (const listener of this.#listeners) {
      try {
        listener(value);
      } catch (error) {
        // An error in a module's listener must not stop the shell.
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/** The part of a module's context that the shell provides. The host creates the rest. */
export type ModuleEnvironment = Omit<
  ModuleContext,
  'container' | 'beforeLeave' | 'signal' | 'onAppearanceChange' | 'onRouteChange' | 'reportUnauthorized' | 'reportError'
>;

/** The ways a module can end before the person leaves it. */
export interface ModuleEnds {
  readonly onUnauthorized: () => void;
  readonly onError: (reason: unknown) => void;
}

/** A context and the functions by which the host updates and closes it. */
export interface HeldContext {
  readonly context: ModuleContext;
  readonly setAppearance: (appearance: ModuleAppearance) => void;
  readonly setRoute: (route: ModuleRoute) => void;
  /** Fires the signal, then removes guards and listeners. */
  readonly close: () => void;
}

/** Creates the context for one mount of a module. */
export function createModuleContext(
  environment: ModuleEnvironment,
  container: HTMLElement,
  guards: LeaveGuards,
  isInside: (pathname: string) => boolean,
  ends: ModuleEnds,
): HeldContext {
  const controller = new AbortController();
  const appearanceListeners = new Listeners<ModuleAppearance>(environment.appearance);
  const routeListeners = new Listeners<ModuleRoute>(environment.route);
  const guardRemovals = new Set<() => void>();

  const context: ModuleContext = {
    ...environment,
    container,
    navigate: (to, options) => {
      if (new URL(to, location.href).origin !== location.origin) {
        throw new TypeError(`${to} is not an address of the portal, so it was not opened. Use a link for other sites.`);
      }
      environment.navigate(to, options);
    },
    beforeLeave: (guard) => {
      const remove = guards.add(guard, isInside);
      guardRemovals.add(remove);
      return () => {
        guardRemovals.delete(remove);
        remove();
      };
    },
    signal: controller.signal,
    onAppearanceChange: appearanceListeners.add,
    onRouteChange: routeListeners.add,
    reportUnauthorized: ends.onUnauthorized,
    reportError: ends.onError,
  };

  return {
    context,
    setAppearance: (appearance) => appearanceListeners.call(appearance),
    setRoute: (route) => routeListeners.call(route),
    close: () => {
      controller.abort();
      for (const remove of guardRemovals) remove();
      appearanceListeners.clear();
      routeListeners.clear();
    },
  };
}

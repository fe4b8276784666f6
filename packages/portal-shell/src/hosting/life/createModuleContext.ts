import type { LeaveGuards } from '../leaveGuards.ts';
import type { ModuleAppearance, ModuleContext, ModuleRoute } from '../../modules/ModuleContext.ts';

/** Calls what listens to a value when the value is another one, until it is closed. */
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
    // The shell makes these objects anew with each render, so they are compared by what they hold.
    const next = JSON.stringify(value);
    if (next === this.#told) return;
    this.#told = next;
    for (const listener of this.#listeners) {
      try {
        listener(value);
      } catch (error) {
        // A module's mistake must not stop the shell that tells it.
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/** What the shell brings for a module's context. The host makes the rest. */
export type ModuleEnvironment = Omit<
  ModuleContext,
  'container' | 'beforeLeave' | 'signal' | 'onAppearanceChange' | 'onRouteChange' | 'reportUnauthorized' | 'reportError'
>;

/** What ends a module before it is left. */
export interface ModuleEnds {
  readonly onUnauthorized: () => void;
  readonly onError: (reason: unknown) => void;
}

/** A context and the host's hold on it. */
export interface HeldContext {
  readonly context: ModuleContext;
  readonly setAppearance: (appearance: ModuleAppearance) => void;
  readonly setRoute: (route: ModuleRoute) => void;
  /** Fires the signal, then drops guards and listeners. */
  readonly close: () => void;
}

/** Makes the context of one mount of a module. */
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
        throw new TypeError(`${to} is not an address of the portal, so the portal does not go there. Use a link.`);
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

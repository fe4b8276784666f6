import {
  contractVersion,
  type ModuleAppearance,
  type ModuleContext,
  type ModuleProgram,
  type ModuleRoute,
} from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { ownAddress } from '../../addresses/ownAddress.ts';
import type { Session } from '../../auth/Session.ts';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { moduleInputsOf } from '../../catalog/moduleRoute.ts';
import type { Configuration } from '../../config/configuration.ts';
import type { HttpClient } from '../../services/HttpClient.ts';
import type { LeaveGuards } from '../leaveGuards.ts';
import { createModuleRequest } from './createModuleRequest.ts';

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

/** The state of the shell from which the context of a module is made. */
export interface ModuleEnvironment {
  readonly entry: Pick<CatalogEntry, 'moduleId' | 'name' | 'inputs' | 'isProgramAgnostic'>;
  readonly session: Pick<Session, 'profile' | 'getAccessToken'>;
  readonly program: ModuleProgram | null;
  readonly appearance: ModuleAppearance;
  readonly route: ModuleRoute;
  /** The address of each service. */
  readonly services: Configuration['services'];
  readonly http: HttpClient;
  readonly navigate: ModuleContext['navigate'];
  readonly openNotificationPanel: ModuleContext['openNotificationPanel'];
}

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

/** Creates the context for one mount of a module. Each member of the contract is assembled here. */
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

  const { entry, session, program, appearance, route, services, http } = environment;
  const { id, userName, completeName, email, isUserGC } = session.profile;
  const { signal } = controller;

  const context: ModuleContext = {
    contract: contractVersion,
    container,
    module: { id: entry.moduleId, name: entry.name },
    program,
    user: { id, userName, completeName, email, isUserGC },
    appearance,
    route,
    inputs: moduleInputsOf(entry.inputs, route, isUserGC),
    services,
    request: createModuleRequest({ http, isProgramRequired: !entry.isProgramAgnostic, signal }),
    getAccessToken: session.getAccessToken,
    navigate: (to, options) => {
      const { href } = new URL(to, location.href);
      if (ownAddress(href, location.origin) === null) {
        throw new TypeError(`${to} is not an address of the portal, so it was not opened. Use a link for other sites.`);
      }
      environment.navigate(to, options);
    },
    toast: ({ title, tone = 'neutral' }) => {
      toastQueue.add({ title, tone });
    },
    openNotificationPanel: environment.openNotificationPanel,
    beforeLeave: (guard) => {
      // A module that was left while it was loading may still come here. Nobody is asked about it any more.
      if (signal.aborted) return () => undefined;
      const remove = guards.add(guard, isInside);
      guardRemovals.add(remove);
      return () => {
        guardRemovals.delete(remove);
        remove();
      };
    },
    signal,
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

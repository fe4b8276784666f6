import type { ModuleContext, ModuleRoute } from '@gantry/module';
import { moduleInputsOf } from './moduleInputsOf.ts';
import { moduleStoragePrefix, type SessionStorage } from '@gantry/platform-client/storage/stored';
import type { LeaveGuards } from '../leaveGuards.ts';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';
import { createChangingPart } from './createChangingPart.ts';
import {
  createExtensionContext,
  type ExtensionEnvironment,
  type HeldExtensionContext,
} from './createExtensionContext.ts';
import { createModuleDrafts } from './createModuleDrafts.ts';
import { createModuleUpload } from './createModuleUpload.ts';

/** A module as its host knows it. */
export interface HostedModule {
  /** Its id in the catalog; 0 without one. */
  readonly moduleId: number;
  readonly name: string;
  /** The names of the inputs that it gets from its address or the session. */
  readonly inputs: readonly string[];
  /** True if it works in no program. */
  readonly isProgramAgnostic: boolean;
}

/** The state of the shell from which the context of a module is made. */
export interface ModuleEnvironment extends ExtensionEnvironment {
  readonly entry: HostedModule;
  readonly route: ModuleRoute;
  readonly storage: SessionStorage;
  readonly uploads: Pick<Uploads, 'start'>;
}

/** The ways a module can end before the person leaves it. */
export interface ModuleEnds {
  readonly onUnauthorized: () => void;
  readonly onError: (reason: unknown) => void;
}

/** The context of a module. Closing it removes its guards too. */
export interface HeldContext extends HeldExtensionContext {
  readonly context: ModuleContext;
  readonly setRoute: (route: ModuleRoute) => void;
}

/** The part of the session's storage that a module, or a widget by its name, has for one person. */
function moduleStorage(storage: SessionStorage, personId: string, owner: number | string): ModuleContext['storage'] {
  const prefix = `${moduleStoragePrefix}${[personId, owner].map(encodeURIComponent).join('/')}/`;
  const keyOf = (name: string) => prefix + name;
  return {
    getItem: (name) => storage.getItem(keyOf(name)),
    setItem: (name, text) => storage.setItem(keyOf(name), text),
    removeItem: (name) => storage.removeItem(keyOf(name)),
  };
}

/** Creates the context for one mount of a module. */
export function createModuleContext(
  environment: ModuleEnvironment,
  container: HTMLElement,
  guards: LeaveGuards,
  isInside: (pathname: string) => boolean,
  ends: ModuleEnds,
): HeldContext {
  const { entry, route, session } = environment;
  const shared = createExtensionContext(environment, entry.name, !entry.isProgramAgnostic);
  const { signal } = shared.context;
  const owner = entry.moduleId || entry.name;
  const changing = createChangingPart(route, { name: entry.name, what: 'address', signal });

  const context: ModuleContext = {
    ...shared.context,
    container,
    module: { id: entry.moduleId, name: entry.name },
    route,
    upload: createModuleUpload(environment.uploads, environment.program),
    inputs: moduleInputsOf(entry.inputs, route, session.profile.isUserGC),
    storage: moduleStorage(environment.storage, session.profile.id, owner),
    drafts: createModuleDrafts(environment.storage, {
      personId: session.profile.id,
      programId: shared.context.program?.id ?? null,
      owner,
    }),
    beforeLeave: (guard) => {
      // A module that was left while it was loading may still come here. Nobody is asked about it any more.
      if (signal.aborted) return () => undefined;
      const remove = guards.add(guard, isInside);
      signal.addEventListener('abort', remove);
      return () => {
        signal.removeEventListener('abort', remove);
        remove();
      };
    },
    onRouteChange: changing.onChange,
    reportUnauthorized: ends.onUnauthorized,
    reportError: ends.onError,
  };

  return { ...shared, context, setRoute: changing.set };
}

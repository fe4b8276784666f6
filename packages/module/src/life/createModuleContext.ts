import type { ModuleContext, ModuleRoute } from '../context/ModuleContext.ts';
import { createChangingPart } from './createChangingPart.ts';
import { createExtensionContext, type HeldExtensionContext } from './createExtensionContext.ts';
import { createModuleDrafts } from './createModuleDrafts.ts';
import { createModuleUpload } from './createModuleUpload.ts';
import type { PortalClient, StartUpload, TextStorage } from './PortalClient.ts';

/** What one mount of a module gets from its host, besides the portal. */
export interface ModuleContextOptions extends Pick<
  ModuleContext,
  'container' | 'module' | 'route' | 'inputs' | 'storage' | 'beforeLeave' | 'reportUnauthorized' | 'reportError'
> {
  readonly draftStorage: TextStorage;
  readonly startUpload: StartUpload;
  /** @default true */
  readonly isProgramRequired?: boolean;
}

/** The context of a module. Closing it removes its guards too. */
export interface HeldModuleContext extends HeldExtensionContext {
  readonly context: ModuleContext;
  readonly setRoute: (change: Partial<ModuleRoute>) => void;
}

/** Creates the context for one mount of a module. */
export function createModuleContext(
  portal: PortalClient,
  { draftStorage, startUpload, isProgramRequired, beforeLeave, ...given }: ModuleContextOptions,
): HeldModuleContext {
  const { name } = given.module;
  const shared = createExtensionContext(portal, name, isProgramRequired);
  const { signal, program } = shared.context;
  const route = createChangingPart(given.route, { name, what: 'address', signal });
  const context: ModuleContext = {
    ...shared.context,
    ...given,
    upload: createModuleUpload(startUpload, () => program),
    drafts: createModuleDrafts(draftStorage),
    beforeLeave: (guard) => {
      // A module that was left while it was loading may still come here. Nobody is asked about it any more.
      if (signal.aborted) return () => undefined;
      const remove = beforeLeave(guard);
      signal.addEventListener('abort', remove);
      return () => {
        signal.removeEventListener('abort', remove);
        remove();
      };
    },
    onRouteChange: route.onChange,
  };
  return { ...shared, context, setRoute: route.set };
}

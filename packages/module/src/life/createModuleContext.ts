import type { ModuleContext, ModuleRoute } from '../context/ModuleContext.ts';
import { createChangingPart } from './createChangingPart.ts';
import { createExtensionContext, type HeldExtensionContext } from './createExtensionContext.ts';
import { createModuleDrafts, type HeldDrafts } from './createModuleDrafts.ts';
import { createModuleUpload } from './createModuleUpload.ts';
import type { FindUpload, PortalClient, StartUpload, TextStorage } from './PortalClient.ts';

/** What one mount of a module gets from its host, besides the portal. */
export interface ModuleContextOptions extends Pick<
  ModuleContext,
  'container' | 'module' | 'route' | 'inputs' | 'storage' | 'beforeLeave' | 'reportUnauthorized' | 'reportError'
> {
  readonly draftStorage: TextStorage;
  readonly startUpload: StartUpload;
  readonly findUpload: FindUpload;
  /** @default true */
  readonly isProgramRequired?: boolean;
}

/** The context of a module. Closing it removes its guards too. */
export interface HeldModuleContext extends HeldExtensionContext {
  readonly context: ModuleContext;
  readonly setRoute: (change: Partial<ModuleRoute>) => void;
  readonly drafts: HeldDrafts;
}

/** Creates the context for one mount of a module. */
export function createModuleContext(
  portal: PortalClient,
  { draftStorage, startUpload, findUpload, isProgramRequired, beforeLeave, ...given }: ModuleContextOptions,
): HeldModuleContext {
  const { id, name } = given.module;
  const drafts = createModuleDrafts(draftStorage);
  const addressOf = ({ basePath, subPath, query }: ModuleRoute) =>
    `${basePath}${subPath}${Object.keys(query).length === 0 ? '' : `?${String(new URLSearchParams(query))}`}`;
  const shared = createExtensionContext(portal, name, isProgramRequired, {
    drafts,
    origin: () => ({ module: String(id || name), address: addressOf(route.get()) }),
  });
  const { signal, program } = shared.context;
  const route = createChangingPart(given.route, { name, what: 'address', signal });
  const context: ModuleContext = {
    ...shared.context,
    ...given,
    upload: createModuleUpload(startUpload, () => program),
    uploads: { find: findUpload },
    drafts: { read: drafts.read, write: drafts.write, remove: drafts.remove },
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
  return { ...shared, context, setRoute: route.set, drafts };
}

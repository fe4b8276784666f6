import { moduleInputsOf, moduleRouteOf, type ModuleLocation } from '../catalog/moduleRoute.ts';
import type { CatalogEntry } from '../catalog/catalog.ts';
import type { Program } from '../permissions/permissions.ts';
import type { Portal } from '../portal/createPortal.ts';
import type { ModuleAppearance, ModuleContext } from './ModuleContext.ts';
import type { ModuleEnvironment } from './ModuleEnvironment.ts';

/** What the shell knows when it shows a module. */
export interface ModuleEnvironmentOptions extends Pick<ModuleContext, 'navigate' | 'toast' | 'openNotificationPanel'> {
  readonly portal: Pick<Portal, 'session' | 'configuration'>;
  readonly entry: CatalogEntry;
  readonly program: Program | null;
  readonly location: ModuleLocation;
  readonly appearance: ModuleAppearance;
}

/** Puts together what a module is given, in one way for both kinds of host. */
export function createModuleEnvironment(options: ModuleEnvironmentOptions): ModuleEnvironment {
  const { portal, entry, program, location, appearance, navigate, toast, openNotificationPanel } = options;
  const { id, userName, completeName, email, isUserGC } = portal.session.profile;
  const route = moduleRouteOf(entry, location);
  return {
    module: { id: entry.moduleId, name: entry.name },
    program,
    user: { id, userName, completeName, email, isUserGC },
    appearance,
    route,
    inputs: moduleInputsOf(entry.inputs, route, isUserGC),
    services: portal.configuration.services,
    getAccessToken: portal.session.getAccessToken,
    navigate,
    toast,
    openNotificationPanel,
  };
}

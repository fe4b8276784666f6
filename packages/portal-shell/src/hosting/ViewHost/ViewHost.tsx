import type { MonolithService } from '../../services/monolith/monolith.ts';
import { ModuleHost, type HostProps } from '../ModuleHost/ModuleHost.tsx';
import { createViewLoader } from '../view/createViewLoader.ts';
import { ViewArea } from './ViewHost.styles.ts';

/** Props of `ViewHost`. */
export interface ViewHostProps extends HostProps {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  /** The folders below the monolith that serve scripts, such as `/Scripts`. */
  readonly scriptFolders: readonly string[];
  /** The view's path below the monolith, such as `/Views/workOrder`. */
  readonly path: string;
  /** False in a program-agnostic module, which opens before a program is selected. */
  readonly isProgramRequired: boolean;
  /** True loads the scripts that are not minified. */
  readonly isDebug: boolean;
}

/** Shows a view of the monolith. A new program, path or query opens it again. */
export function ViewHost({ monolith, scriptFolders, path, isProgramRequired, isDebug, ...host }: ViewHostProps) {
  const { program, route, services } = host.environment;
  const { query } = route;
  const createLoader = () =>
    createViewLoader({
      monolith,
      address: services.monolith,
      scriptFolders,
      path,
      query,
      isProgramRequired,
      isDebug,
    });
  return (
    <ModuleHost
      {...host}
      key={JSON.stringify([program?.id, path, query])}
      createLoader={createLoader}
      area={ViewArea}
    />
  );
}

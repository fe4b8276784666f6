import type { MonolithService } from '../../services/monolith/monolith.ts';
import { ModuleHost, type HostProps } from '../ModuleHost/index.ts';
import { createViewLoader } from '../view/createViewLoader.ts';
import { ViewPlace } from './ViewHost.styles.ts';

/** What `ViewHost` takes. */
export interface ViewHostProps extends HostProps {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  /** The view's path below the monolith, such as `/Views/workOrder`. */
  readonly path: string;
  /** False in a program-agnostic module, which opens before a program is chosen. */
  readonly isProgramRequired: boolean;
  /** Whether the scripts are loaded before they were minified. */
  readonly isDebug: boolean;
}

/** Shows a view of the monolith. Another program, path or query opens it anew. */
export function ViewHost({ monolith, path, isProgramRequired, isDebug, ...host }: ViewHostProps) {
  const { program, route, services } = host.environment;
  const { query } = route;
  const createLoader = () =>
    createViewLoader({ monolith, address: services.monolith, path, query, isProgramRequired, isDebug });
  return (
    <ModuleHost
      {...host}
      key={JSON.stringify([program?.id, path, query])}
      createLoader={createLoader}
      place={ViewPlace}
    />
  );
}

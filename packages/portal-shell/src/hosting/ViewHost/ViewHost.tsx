import { ModuleHost, type HostProps } from '../ModuleHost/ModuleHost.tsx';
import { createViewLoader, type ViewLoaderOptions } from '../view/createViewLoader.ts';
import { ViewArea } from './ViewHost.styles.ts';

export type ViewHostProps = HostProps & Omit<ViewLoaderOptions, 'address' | 'query'>;

/** Shows a view of the monolith. A new program, path or query opens it again. */
export function ViewHost(props: ViewHostProps) {
  const { program, route, services } = props.environment;
  const { query } = route;
  const createLoader = () => createViewLoader({ ...props, address: services.monolith, query });
  return (
    <ModuleHost
      {...props}
      key={JSON.stringify([program?.id, props.path, query])}
      createLoader={createLoader}
      area={ViewArea}
    />
  );
}

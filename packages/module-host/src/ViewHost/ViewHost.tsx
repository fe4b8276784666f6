import { ModuleHost, type HostProps } from '../ModuleHost/ModuleHost.tsx';
import { createViewLoader, type ViewLoaderOptions } from '../view/createViewLoader.ts';
import { ViewArea } from './ViewHost.styles.ts';

export type ViewHostProps = HostProps & Omit<ViewLoaderOptions, 'services'>;

/** Shows a view of the monolith. A new program, path or query opens it again. */
export function ViewHost(props: ViewHostProps) {
  const { program, services } = props.environment;
  const createLoader = () => createViewLoader({ ...props, services });
  return (
    <ModuleHost
      {...props}
      key={JSON.stringify([program?.id, props.question])}
      createLoader={createLoader}
      area={ViewArea}
    />
  );
}

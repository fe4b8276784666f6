import { ModuleHost, type HostProps } from '../ModuleHost/ModuleHost.tsx';
import {
  createSubApplicationLoader,
  type SubApplicationLoaderOptions,
} from '../subApplication/createSubApplicationLoader.ts';
import { SubApplicationArea } from './SubApplicationHost.styles.ts';

export interface SubApplicationHostProps extends HostProps, Omit<SubApplicationLoaderOptions, 'isRetry'> {
  /** The number of builds since the page was loaded. Each build is fetched again. @default 0 */
  readonly build?: number;
}

/** Shows a sub-application. A new program opens it again. It is notified of a new address below its base path. */
export function SubApplicationHost({ entryAddress, integrity, build = 0, isInside, ...host }: SubApplicationHostProps) {
  const createLoader = (isRetry: boolean) =>
    createSubApplicationLoader({ entryAddress, integrity, isInside, isRetry: isRetry || build > 0 });
  return (
    <ModuleHost
      {...host}
      key={JSON.stringify([entryAddress, host.environment.program?.id])}
      createLoader={createLoader}
      area={SubApplicationArea}
    />
  );
}

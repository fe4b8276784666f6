import { ModuleHost, type HostProps } from '../ModuleHost/ModuleHost.tsx';
import { createSubApplicationLoader } from '../subApplication/createSubApplicationLoader.ts';
import { SubApplicationArea } from './SubApplicationHost.styles.ts';

/** Props of `SubApplicationHost`. */
export interface SubApplicationHostProps extends HostProps {
  /** The address of the sub-application's entry module. */
  readonly entryAddress: string;
  /** The hash that the entry module must have, such as `sha384-…`. Without it the entry is not checked. */
  readonly integrity?: string | undefined;
  /** The number of builds since the page was loaded. Each is fetched anew. @default 0 */
  readonly build?: number;
  /** Returns true if a path belongs to the sub-application, so that going there does not leave it. */
  readonly isInside: (pathname: string) => boolean;
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

import { ModuleHost, type HostProps } from '../ModuleHost/index.ts';
import { createSubApplicationLoader } from '../subApplication/createSubApplicationLoader.ts';

/** What `SubApplicationHost` takes. */
export interface SubApplicationHostProps extends HostProps {
  /** The address of the sub-application's entry module. */
  readonly entryAddress: string;
  /** Whether a path is still the sub-application's own, so that going there does not leave it. */
  readonly isInside: (pathname: string) => boolean;
}

/** Shows a sub-application. Another program opens it anew; another address below its base is told to it. */
export function SubApplicationHost({ entryAddress, isInside, ...host }: SubApplicationHostProps) {
  const createLoader = (isRetry: boolean) => createSubApplicationLoader({ entryAddress, isInside, isRetry });
  return (
    <ModuleHost
      {...host}
      key={JSON.stringify([entryAddress, host.environment.program?.id])}
      createLoader={createLoader}
    />
  );
}

import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useEffect } from 'react';
import { viewPathOf } from '../../catalog/moduleRoute.ts';
import type { SubApplicationEntry, ViewEntry } from '../../catalog/catalog.ts';
import {
  FrameDamageError,
  SubApplicationHost,
  SubApplicationLoadError,
  ViewHost,
  type HostProps,
} from '../../hosting/index.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { NotAuthorizedScreen, NotFoundScreen } from '../../screens/ErrorScreens/index.ts';
import { ScreenRegion } from '../../screens/ScreenRegion/index.ts';
import { isInsideModule } from './isInsideModule.ts';
import { ErrorPlace, LoadingPlace } from './ModuleRoute.styles.ts';
import { useModuleEnvironment } from './useModuleEnvironment.ts';

/** An embedded module: a view of the monolith or a sub-application. */
export function ModuleRoute({ entry }: { readonly entry: ViewEntry | SubApplicationEntry }) {
  const messages = useShellMessages();
  const { catalog, configuration, leaveGuards, services } = usePortal();
  const environment = useModuleEnvironment(entry);

  const host: HostProps = {
    environment,
    guards: leaveGuards,
    loading: (
      <LoadingPlace>
        <Skeleton kind="row" count={7} aria-label={messages.modules.loading(entry.name)} />
      </LoadingPlace>
    ),
    unauthorized: <NotAuthorizedScreen />,
    renderError: (failure) => <ModuleFailure {...failure} name={entry.name} />,
  };
  const viewPath = entry.host === 'view' ? viewPathOf(entry, environment.route) : null;

  return (
    <ScreenRegion
      title={entry.name}
      label={entry.name}
      {...(entry.host === 'subApplication' && { place: entry.basePath })}
    >
      {entry.host === 'view' && viewPath === null && <NotFoundScreen />}
      {entry.host === 'view' && viewPath !== null && (
        <ViewHost
          {...host}
          monolith={services.monolith}
          scriptFolders={configuration.views.scriptFolders}
          path={viewPath}
          isProgramRequired={!entry.isProgramAgnostic}
          isDebug={configuration.flags.DEBUG}
        />
      )}
      {entry.host === 'subApplication' && (
        <SubApplicationHost
          {...host}
          entryAddress={entry.entryAddress}
          integrity={entry.integrity}
          isInside={(pathname) => isInsideModule(catalog, entry, pathname)}
        />
      )}
    </ScreenRegion>
  );
}

interface ModuleFailureProps {
  readonly reason: unknown;
  readonly retry: () => void;
  /** The name of the module. */
  readonly name: string;
}

/** Replaces a module that failed. */
function ModuleFailure({ reason, retry, name }: ModuleFailureProps) {
  const { modules: messages } = useShellMessages();
  const { deployment } = usePortal();
  // A sub-application imports files of the portal too, and a new build may have replaced them.
  const isMissing = reason instanceof SubApplicationLoadError;
  useEffect(() => {
    if (isMissing) void deployment.recoverForeignPart();
  }, [isMissing, deployment]);
  return (
    <ErrorPlace>
      <ErrorCard
        title={reason instanceof FrameDamageError ? messages.frameDamage(name) : messages.loadError}
        onRetry={retry}
      />
    </ErrorPlace>
  );
}

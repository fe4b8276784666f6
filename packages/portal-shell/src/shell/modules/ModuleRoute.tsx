import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { viewPathOf } from '../../catalog/moduleRoute.ts';
import type { SubApplicationEntry, ViewEntry } from '../../catalog/catalog.ts';
import { SubApplicationHost, ViewHost, type HostProps } from '../../hosting/index.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { NotAuthorizedScreen } from '../../screens/ErrorScreens/index.ts';
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
    renderError: ({ retry }) => (
      <ErrorPlace>
        <ErrorCard title={messages.modules.loadError} onRetry={retry} />
      </ErrorPlace>
    ),
  };
  return (
    <ScreenRegion
      title={entry.name}
      label={entry.name}
      {...(entry.host === 'subApplication' && { place: entry.basePath })}
    >
      {entry.host === 'view' ? (
        <ViewHost
          {...host}
          monolith={services.monolith}
          path={viewPathOf(entry, environment.route)}
          isProgramRequired={!entry.isProgramAgnostic}
          isDebug={configuration.flags.DEBUG}
        />
      ) : (
        <SubApplicationHost
          {...host}
          entryAddress={entry.entryAddress}
          isInside={(pathname) => isInsideModule(catalog, entry, pathname)}
        />
      )}
    </ScreenRegion>
  );
}

import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { viewPathOf } from '../../catalog/moduleRoute.ts';
import type { SubApplicationEntry, ViewEntry } from '../../catalog/catalog.ts';
import { SubApplicationHost, EntryLoadError, ViewHost, type HostFailure, type HostProps } from '../../hosting/index.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal, useVisit } from '../../portal/index.ts';
import { NotAuthorized } from '../access/NotAuthorized.tsx';
import { NotFound } from '../access/NotFound.tsx';
import { PageBody, PageTitle } from '../../screens/Page/Page.styles.ts';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';
import { isInsideModule } from './isInsideModule.ts';
import { AuthorText, LoadingPlace } from './ModuleRoute.styles.ts';
import { useModuleEnvironment } from './useModuleEnvironment.ts';
import { useRebuilds } from './useRebuilds.ts';

/** The placeholders appear 120 ms later. */
const placeholdersAfterMs = 50;

/** An embedded module: a view of the monolith or a sub-application. */
export function ModuleRoute({ entry }: { readonly entry: ViewEntry | SubApplicationEntry }) {
  const messages = useShellMessages();
  const { catalog, configuration, leaveGuards, overrides, services } = usePortal();
  const { active } = useSyncExternalStore(overrides.subscribe, overrides.get);
  const isOverridden = active.some(({ name }) => name === entry.route);
  const build = useRebuilds(isOverridden && entry.host === 'subApplication' ? entry.entryAddress : null);
  const environment = useModuleEnvironment(entry);
  useVisit(entry.menu === null ? null : { kind: 'module', id: entry.route, title: entry.name });

  const host: HostProps = {
    environment,
    guards: leaveGuards,
    loading: <ModuleLoading label={messages.modules.loading(entry.name)} />,
    unauthorized: <NotAuthorized entry={entry} />,
    renderError: (failure) => <ModuleFailure {...failure} entry={entry} />,
  };
  const viewPath = entry.host === 'view' ? viewPathOf(entry, environment.route) : null;

  return (
    <ScreenRegion
      title={entry.name}
      label={entry.name}
      {...(entry.host === 'subApplication' && { place: entry.basePath })}
    >
      {entry.host === 'view' && viewPath === null && <NotFound />}
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
          // A new build is another module: it is mounted again.
          key={build}
          build={build}
          entryAddress={entry.entryAddress}
          integrity={entry.integrity}
          isInside={(pathname) => isInsideModule(catalog, entry, pathname)}
        />
      )}
    </ScreenRegion>
  );
}

/** Placeholders of the page. A module that was shown before arrives before they are made, and they would cost as much as it does. */
function ModuleLoading({ label }: { readonly label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), placeholdersAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <LoadingPlace>
      <Skeleton kind="row" count={7} aria-label={label} />
    </LoadingPlace>
  );
}

interface ModuleFailureProps extends HostFailure {
  readonly entry: ViewEntry | SubApplicationEntry;
}

/** Replaces a module that failed. */
function ModuleFailure({ reason, kind, retry, entry: { name, route } }: ModuleFailureProps) {
  const { modules: messages } = useShellMessages();
  const { deployment, overrides } = usePortal();
  const isOverridden = overrides.get().active.some((override) => override.name === route);
  // A sub-application imports files of the portal too, and a new build may have replaced them.
  const isMissing = reason instanceof EntryLoadError;
  useEffect(() => {
    if (!isMissing) return;
    if (isOverridden) overrides.fail(route);
    else void deployment.recoverForeignPart();
  }, [isMissing, isOverridden, deployment, overrides, route]);
  return (
    <PageBody>
      <PageTitle>{name}</PageTitle>
      <ErrorCard
        title={kind === 'frame' ? messages.frameDamage(name) : messages.loadError}
        // The author of the module looks at it. The next build mounts it again.
        description={
          isOverridden && <AuthorText>{reason instanceof Error ? reason.message : String(reason)}</AuthorText>
        }
        onRetry={retry}
      />
    </PageBody>
  );
}

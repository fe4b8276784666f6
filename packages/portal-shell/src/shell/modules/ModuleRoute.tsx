import { Banner, ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { reopenedForms } from '@gantry/module-host/life/reopenedForms';
import { useEffect, useState, useMemo } from 'react';
import { isInsideModule } from '../../catalog/catalog.ts';
import { viewQuestionOf, moduleRouteOf, moduleTitle } from '../../catalog/moduleRoute.ts';
import type { SubApplicationEntry, ViewEntry, CatalogEntry } from '../../catalog/catalog.ts';
import {
  slowAfterMs,
  SubApplicationHost,
  EntryLoadError,
  ViewHost,
  type HostFailure,
  type HostProps,
  type ModuleEnvironment,
} from '@gantry/module-host';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal, useVisit } from '../../portal/index.ts';
import { NotAuthorized, NotFound } from '../access/refusals.tsx';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';
import { PageBody, PageTitle } from '../../screens/Page/Page.styles.ts';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';
import { DraftBanners } from './DraftBanners.tsx';
import { AuthorText, LoadingPlace } from './ModuleRoute.styles.ts';
import { draftsOf } from '@gantry/platform-client/drafts/createDrafts';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { useLocation, useParams } from 'react-router-dom';
import { useExtensionEnvironment } from '../extensions/useExtensionEnvironment.ts';

/** The placeholders appear 120 ms later. */
const placeholdersAfterMs = 50;

/** An embedded module: a view of the monolith or a sub-application. */
export function ModuleRoute({ entry }: { readonly entry: ViewEntry | SubApplicationEntry }) {
  const { catalog, configuration, leaveGuards, overrides, services } = usePortal();
  const { active } = useReadable(overrides);
  const isOverridden = active.some(({ name }) => name === entry.route);
  const build = useRebuilds(isOverridden && entry.host === 'subApplication' ? entry.entryAddress : null);
  const environment = useModuleEnvironment(entry);
  const opened = useReadable(reopenedForms).get(String(entry.moduleId || entry.name)) ?? 0;
  useVisit(entry.menu === null ? null : { kind: 'module', id: entry.route, title: entry.name });

  const host: HostProps = {
    environment,
    guards: leaveGuards,
    renderLoading: (retry) => <ModuleLoading name={entry.name} onRetry={retry} />,
    renderDraftNotice: (notice) => <DraftBanners {...notice} />,
    unauthorized: <NotAuthorized entry={entry} />,
    renderError: (failure) => <ModuleFailure {...failure} entry={entry} />,
  };
  const question = entry.host === 'view' ? viewQuestionOf(configuration, entry, environment.route) : null;

  return (
    <ScreenRegion
      title={moduleTitle(entry, environment.route)}
      label={entry.name}
      {...(entry.host === 'subApplication' && { place: entry.basePath })}
    >
      {entry.host === 'view' && question === null && <NotFound />}
      {question !== null && (
        <ViewHost
          {...host}
          key={opened}
          monolith={services.monolith}
          views={configuration.views}
          question={question}
          isDebug={configuration.flags.DEBUG}
        />
      )}
      {entry.host === 'subApplication' && (
        <SubApplicationHost
          {...host}
          // A new build is another module, and a form that is opened again is read from the start: both are mounted again.
          key={`${build} ${opened}`}
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
function ModuleLoading({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const { modules: messages, errors } = useShellMessages();
  const isLate = useHasPassed(placeholdersAfterMs);
  const isSlow = useHasPassed(slowAfterMs);
  if (!isLate) return null;
  return (
    <LoadingPlace>
      {isSlow && (
        <Banner tone="information" action={<QuietButton onPress={onRetry}>{errors.tryAgain}</QuietButton>}>
          {messages.slow(name)}
        </Banner>
      )}
      <Skeleton kind="row" count={7} aria-label={messages.loading(name)} />
    </LoadingPlace>
  );
}

/** True once so many milliseconds have passed. */
function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}

/** Replaces a module that failed. */
function ModuleFailure({
  reason,
  kind,
  retry,
  entry: { name, route },
}: HostFailure & { readonly entry: CatalogEntry }) {
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

/** The state of the shell for a module: address, program, appearance and services. */
function useModuleEnvironment(entry: CatalogEntry): ModuleEnvironment {
  const shared = useExtensionEnvironment();
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  return useMemo(
    () => ({
      ...shared,
      entry,
      storage: portal.storage,
      uploads: uploadsOf(portal),
      drafts: draftsOf(portal.session),
      route: moduleRouteOf(entry, { pathname, search, parameters }),
    }),
    [shared, entry, portal, pathname, search, parameters],
  );
}

/** The path at which a development server reports each new build, beside the entry. */
const changesPath = '/changes';

/**
 * Counts the builds of a development server since it was first asked.
 *
 * @param entryAddress null for a module that comes from no development server
 */
function useRebuilds(entryAddress: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (entryAddress === null) return undefined;
    const source = new EventSource(new URL(changesPath, entryAddress));
    source.addEventListener('message', () => setCount((known) => known + 1));
    return () => source.close();
  }, [entryAddress]);
  return count;
}

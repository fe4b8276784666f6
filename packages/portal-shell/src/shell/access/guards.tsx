import { ErrorCard, Skeleton, usePanel } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { hasNoPermission, mayOpen } from '../../permissions/permissions.ts';
import { NotAuthorizedScreen } from '../../screens/ErrorScreens/index.ts';
import { NoPermission } from '../../screens/NoPermission/index.ts';
import { Page } from '../../screens/Page/index.ts';
import { ProgramChooser } from '../../screens/ProgramChooser/index.ts';
import { useAccess } from './index.ts';
import { panelIds } from '../../frameParts/panels.ts';

interface ProgramGuardProps {
  /** What the tab is called while it is not known whether the screen may be shown. */
  readonly title: string;
  /** Shown while the permissions load; placeholders unless given. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a screen once a program is selected; before, the way to select one. */
export function ProgramGuard({ title, placeholder, children }: ProgramGuardProps) {
  const { configuration } = usePortal();
  const messages = useShellMessages();
  const access = useAccess();
  const program = useSelectedProgram();
  const programs = usePanel(panelIds.programs);

  if (access.status === 'loading') return placeholder ?? <LoadingPage title={title} />;
  if (access.status === 'error') return <FailedPage title={title} retry={access.retry} />;
  if (hasNoPermission(access.permissions)) {
    return (
      <Page title={messages.programs.title}>
        <NoPermission contactSupportHref={configuration.helpLinks.contactSupport} />
      </Page>
    );
  }
  if (program === null) {
    return <ProgramChooser onOpenPrograms={programs.open} wasTakenAway={access.refusedProgramId !== null} />;
  }
  return children;
}

interface ModuleGuardProps {
  readonly entry: CatalogEntry;
  readonly children: ReactNode;
}

/** Shows a module to those who may open it, and the 401 page to others, in its place. */
export function ModuleGuard({ entry, children }: ModuleGuardProps) {
  const guarded = <PermissionGuard entry={entry}>{children}</PermissionGuard>;
  return entry.isProgramAgnostic ? guarded : <ProgramGuard title={entry.name}>{guarded}</ProgramGuard>;
}

function PermissionGuard({ entry, children }: ModuleGuardProps) {
  const access = useAccess();
  const program = useSelectedProgram();
  if (access.status === 'loading') return <LoadingPage title={entry.name} />;
  if (access.status === 'error') return <FailedPage title={entry.name} retry={access.retry} />;
  return mayOpen(access.permissions, entry, program?.id ?? null) ? children : <NotAuthorizedScreen />;
}

function LoadingPage({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Skeleton kind="row" count={7} />
    </Page>
  );
}

function FailedPage({ title, retry }: { readonly title: string; readonly retry: () => void }) {
  const messages = useShellMessages();
  return (
    <Page title={title}>
      <ErrorCard title={messages.errors.permissions} onRetry={retry} />
    </Page>
  );
}

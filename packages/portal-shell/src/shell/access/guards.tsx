import { ErrorCard, Skeleton, usePanel } from '@gantry/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ModuleEntry } from '../../catalog/catalog.ts';
import { panelIds } from '../../screens/parts/panels.ts';
import { useShellMessages } from '../../languages/index.ts';
import { hasNoPermission, mayOpen } from '../../catalog/permissions/permissions.ts';
import { useAccess, useConfirmedAccess, usePortal, useSelectedProgram, type Access } from '../../portal/index.ts';
import { NoPermission } from '../../screens/NoPermission/NoPermission.tsx';
import { Page } from '../../screens/Page/Page.tsx';
import { ProgramChooser } from '../../screens/ProgramChooser/ProgramChooser.tsx';
import { NeedsNetwork } from '../offline/NeedsNetwork.tsx';
import { NotAuthorized } from './refusals.tsx';
import { ProofProvider, useGranted, type Proof } from './granted.ts';

interface ProgramGuardProps {
  /** The name of the browser's tab until it is known whether the screen may be shown. */
  readonly title: string;
  /** Shown while the permissions load; placeholders unless given. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a screen once a program is selected. Until then it shows how to select one. The screen offers modules and opens none, so the last
 * answer about the permissions is enough at first.
 */
export function ProgramGuard({ children, ...waiting }: ProgramGuardProps) {
  return (
    <AccessGuard {...waiting} access={useAccess()}>
      <RequireProgram>{children}</RequireProgram>
    </AccessGuard>
  );
}

interface ModuleGuardProps {
  readonly entry: ModuleEntry;
  readonly children: ReactNode;
}

/** Shows a module to those who may open it. Others see the 401 page in its place. */
export function ModuleGuard({ entry, children }: ModuleGuardProps) {
  const module = <RequireModule entry={entry}>{children}</RequireModule>;
  return (
    <AccessGuard title={entry.name} access={useConfirmedAccess()}>
      {entry.isProgramAgnostic ? module : <RequireProgram>{module}</RequireProgram>}
    </AccessGuard>
  );
}

/** Shows a screen whose address names its program (`:programId`) to those who may open the module there, whatever program is selected. */
export function AddressedProgramGuard({ entry, children }: ModuleGuardProps) {
  return (
    <AccessGuard title={entry.name} access={useConfirmedAccess()}>
      <RequireAddressedProgram entry={entry}>{children}</RequireAddressedProgram>
    </AccessGuard>
  );
}

/** Waits for the permissions and hands them on. */
function AccessGuard({ title, placeholder, access, children }: ProgramGuardProps & { readonly access: Access }) {
  const messages = useShellMessages();
  const program = useSelectedProgram();
  const proof = useMemo((): Proof | null => {
    return access.status === 'ready' ? { granted: access, program } : null;
  }, [access, program]);
  if (access.status === 'error') {
    return (
      <Page title={title}>
        <NeedsNetwork otherwise={<ErrorCard title={messages.errors.permissions} onRetry={access.retry} />} />
      </Page>
    );
  }
  if (proof !== null) return <ProofProvider value={proof}>{children}</ProofProvider>;
  if (placeholder !== undefined) return placeholder;
  return (
    <Page title={title}>
      <Skeleton kind="row" count={7} />
    </Page>
  );
}

function RequireProgram({ children }: { readonly children: ReactNode }) {
  const messages = useShellMessages();
  const { configuration, program } = usePortal();
  const { permissions } = useGranted();
  const selected = useSelectedProgram();
  const programs = usePanel(panelIds.programs);
  if (hasNoPermission(permissions)) {
    return (
      <Page title={messages.programs.title}>
        <NoPermission contactSupportHref={configuration.helpLinks.contactSupport} />
      </Page>
    );
  }
  return selected === null ? <ProgramChooser onOpenPrograms={programs.open} loss={program.loss()} /> : children;
}

function RequireModule({ entry, children }: ModuleGuardProps) {
  const { permissions } = useGranted();
  const program = useSelectedProgram();
  return mayOpen(permissions, entry, program?.id ?? null) ? children : <NotAuthorized entry={entry} />;
}

function RequireAddressedProgram({ entry, children }: ModuleGuardProps) {
  const { permissions } = useGranted();
  const { programId = '' } = useParams();
  const isPermitted = permissions.programs.has(programId) && mayOpen(permissions, entry, programId);
  return isPermitted ? children : <NotAuthorized />;
}

import type { CatalogEntry } from '../../catalog/catalog.ts';
import { mayOpen } from '../../catalog/permissions/permissions.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';

/** The path of a module of the catalog; null while its guard would not let the person pass, so that no link leads to a refusal. */
export function useModuleHref(module: 'dashboards' | 'notificationCenter'): string | null {
  const entry: CatalogEntry = usePortal().catalog.modules[module];
  const access = useAccess();
  const programId = useSelectedProgram()?.id ?? null;
  return access.status === 'ready' && mayOpen(access.permissions, entry, programId) ? entry.basePath : null;
}

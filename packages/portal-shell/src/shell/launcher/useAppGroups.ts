import { useMemo } from 'react';
import { tileGroups } from '../../catalog/launcher.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { iconNamed, type AppGroup } from '../../screens/apps.ts';

/** The tiles of the person in the selected program, by group; null while the permissions load. */
export function useAppGroups(): readonly AppGroup[] | null {
  const { catalog } = usePortal();
  const access = useAccess();
  const program = useSelectedProgram();
  return useMemo(() => {
    if (access.status !== 'ready') return null;
    const { menuGroups, permissions } = access;
    const groups = tileGroups({ entries: catalog.entries, menuGroups, permissions, programId: program?.id ?? null });
    return groups.map(({ id, name, iconName, modules }) => ({
      id,
      name,
      icon: iconNamed(iconName, 'apps'),
      apps: modules.map((module) => ({
        id: module.route,
        name: module.name,
        href: module.href,
        icon: iconNamed(module.iconName, 'apps'),
      })),
    }));
  }, [access, catalog, program]);
}

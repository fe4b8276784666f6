import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tileGroups } from '../../catalog/menuAndTiles.ts';
import { dashboardsOf } from '../dashboards/useDashboards.ts';
import { useAccess, usePortal, useSelectedProgram, usePlaces } from '../../portal/index.ts';
import { iconNamed, type App, type AppGroup } from '../../screens/apps.ts';
import { reportTitle, typedReportPath } from '../../screens/dashboards/reports.ts';
import { mayOpen } from '../../catalog/permissions/permissions.ts';
import { renderFavouriteButton } from '../favourites/lateFavourites.tsx';
import type { Place } from '@gantry/platform-client/settings/places';

/** The tiles of the person in the selected program, by group; null while the permissions load. */
export function useAppGroups(): readonly AppGroup[] | null {
  const { catalog } = usePortal();
  const access = useAccess();
  const program = useSelectedProgram();
  return useMemo(() => {
    if (access.status !== 'ready') return null;
    const groups = tileGroups({ ...access, entries: catalog.entries, programId: program?.id ?? null });
    return groups.map(({ id, name, iconName, modules }) => ({
      id,
      name,
      icon: iconNamed(iconName, 'apps'),
      apps: modules.map(({ route, name, href, iconName }) => {
        const place: Place = { kind: 'module', id: route, title: name };
        const favouriteButton = renderFavouriteButton(place);
        return { id: route, name, href, icon: iconNamed(iconName, 'apps'), place, favouriteButton };
      }),
    }));
  }, [access, catalog, program]);
}

/** The favourites, or the recent places, that the person may open now, under their present names; null while the groups load. */
export function usePlacedApps(
  which: Parameters<typeof usePlaces>[0],
  groups: readonly AppGroup[] | null,
): readonly App[] | null {
  const portal = usePortal();
  const access = useAccess();
  const programId = useSelectedProgram()?.id ?? null;
  const places = usePlaces(which);
  // A report was in the program's list when it became a place. Home asks for no list, but follows one that was asked for.
  const { data: listed } = useQuery({ ...dashboardsOf(portal, programId ?? ''), enabled: false });

  return useMemo(() => {
    if (groups === null || access.status !== 'ready') return null;
    const { permissions } = access;
    const apps = new Map(groups.flatMap((group) => group.apps.map((app) => [app.id, app] as const)));
    const module = portal.catalog.modules.dashboards;
    const mayOpenReport = (id: string) =>
      programId !== null &&
      mayOpen(permissions, module, programId) &&
      (listed === undefined || reportTitle(listed, id) !== null);

    const placed = (place: Place): App | readonly App[] => {
      const { kind, id, title } = place;
      if (kind === 'module') return apps.get(id) ?? [];
      if (programId === null || !mayOpenReport(id)) return [];
      const href = typedReportPath(module.basePath, programId, kind, id);
      const icon = kind === 'dashboard' ? 'dashboard' : 'report';
      return { id: `${kind} ${id}`, name: title, href, icon, place, favouriteButton: renderFavouriteButton(place) };
    };
    return places.flatMap(placed);
  }, [access, portal, groups, places, programId, listed]);
}

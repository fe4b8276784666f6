import { useMemo } from 'react';
import { isReportAuthorized, typedReportPath } from '../../dashboards/reports.ts';
import { mayOpen } from '../../permissions/permissions.ts';
import type { Place, Places } from '../../personal/places.ts';
import { useAccess, usePlaces, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { type AppGroup, type PlacedApp } from '../../screens/apps.ts';

/** The favourites, or the recent places, that the person may open now, under their present names; null while the groups load. */
export function usePlacedApps(which: keyof Places, groups: readonly AppGroup[] | null): readonly PlacedApp[] | null {
  const { catalog } = usePortal();
  const access = useAccess();
  const programId = useSelectedProgram()?.id ?? null;
  const places = usePlaces(which);

  return useMemo(() => {
    if (groups === null || access.status !== 'ready') return null;
    const { permissions, dashboards } = access;
    const apps = new Map(groups.flatMap((group) => group.apps.map((app) => [app.id, app] as const)));
    const module = catalog.modules.dashboards;
    const mayOpenReport = (id: string) =>
      programId !== null &&
      mayOpen(permissions, module, programId) &&
      (permissions.isBypassed || isReportAuthorized(dashboards, programId, id));

    const placed = (place: Place): readonly PlacedApp[] => {
      const { kind, id, title } = place;
      if (kind === 'module') {
        const app = apps.get(id);
        return app ? [{ ...app, place: { ...place, title: app.name } }] : [];
      }
      if (programId === null || !mayOpenReport(id)) return [];
      const href = typedReportPath(module.basePath, programId, kind, id);
      return [{ id: `${kind} ${id}`, name: title, href, icon: kind === 'dashboard' ? 'dashboard' : 'report', place }];
    };
    return places.flatMap(placed);
  }, [access, catalog, groups, places, programId]);
}

import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { permissionsFrom, permittedPrograms, type Permissions } from '../../permissions/permissions.ts';
import type { MenuGroup, ProgramDashboard } from '../../services/application/application.schemas.ts';
import { type Portal, usePortal } from '../../portal/index.ts';

/** What a person may see, and how the menu is made of it. */
export interface Granted {
  readonly menuGroups: readonly MenuGroup[];
  readonly permissions: Permissions;
  /** Which dashboards belong to which program. */
  readonly dashboards: readonly ProgramDashboard[];
  /** Id of the program that was selected but is no longer permitted; null otherwise. */
  readonly refusedProgramId: string | null;
}

/** How far it is known what a person may see. */
export type Access =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & Granted);

/** Permissions are asked for again when a person comes back to the portal after this long. */
const staleAfterMs = 5 * 60_000;

function accessQuery({ configuration, program, services, session }: Portal) {
  return queryOptions({
    queryKey: ['access', session.profile.id],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Granted> => {
      const response = await services.application.getMenuItems(signal);
      const permissions = permissionsFrom(response, {
        isBypassed: configuration.flags.BYPASS_MODULE_SECURITY,
        clientList: configuration.clientList,
      });
      // Before any screen is shown, so that none is shown in a program the person may not work in.
      const refusedProgramId = program.confirm(permittedPrograms(permissions, 'en'));
      return { menuGroups: response.MenuItems, permissions, dashboards: response.Dashboard, refusedProgramId };
    },
  });
}

/** What the signed-in person may see, for what is no component; rejects where it is not known and can't be loaded. */
export function loadAccess(queryClient: QueryClient, portal: Portal): Promise<Granted> {
  return queryClient.ensureQueryData(accessQuery(portal));
}

/** What the signed-in person may see. */
export function useAccess(): Access {
  const { data, isError, refetch } = useQuery(accessQuery(usePortal()));
  return useMemo(() => {
    if (data) return { status: 'ready', ...data };
    if (isError) return { status: 'error', retry: () => void refetch() };
    return { status: 'loading' };
  }, [data, isError, refetch]);
}

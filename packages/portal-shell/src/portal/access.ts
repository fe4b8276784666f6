import { hashKey, keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { permissionsFrom, type Permissions } from '../permissions/permissions.ts';
import type { MenuGroup, ProgramDashboard } from '../services/application/application.schemas.ts';
import type { Portal } from './Portal.ts';
import { usePortal } from './PortalProvider.tsx';

/** What a person may see, and what the menu is made of. */
export interface Granted {
  readonly menuGroups: readonly MenuGroup[];
  readonly permissions: Permissions;
  /** Which dashboards belong to which program. */
  readonly dashboards: readonly ProgramDashboard[];
}

/** The state of {@link Granted} on its way from the service. */
export type Access =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & Granted);

/** Permissions older than this are requested again when the person comes back to the tab. */
const staleAfterMs = 5 * 60_000;

type AccessSources = Pick<Portal, 'configuration' | 'services' | 'session'>;

function accessQuery({ configuration, services, session }: AccessSources) {
  return queryOptions({
    queryKey: ['access', session.profile.id],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    // A failure is shown with a way to try again. A part of the page that appears later must not ask on its own.
    retryOnMount: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Granted> => {
      const response = await services.application.getMenuItems(signal);
      const permissions = permissionsFrom(response, {
        isBypassed: configuration.flags.BYPASS_MODULE_SECURITY,
        clientList: configuration.clientList,
      });
      return { menuGroups: response.MenuItems, permissions, dashboards: response.Dashboard };
    },
  });
}

/** Loads what the signed-in person may see, for code outside of components. Rejects if it cannot be loaded. */
export function loadAccess(queryClient: QueryClient, sources: AccessSources): Promise<Granted> {
  return queryClient.ensureQueryData(accessQuery(sources));
}

/** Resolves once the menu's answer is in the cache. A failure is shown by the parts that need the answer. */
export function prefetchAccess(queryClient: QueryClient, sources: AccessSources): Promise<void> {
  return queryClient.prefetchQuery(accessQuery(sources));
}

/** Calls a listener with each answer of the service, before any component is rendered with it. */
export function watchAccess(
  queryClient: QueryClient,
  sources: AccessSources,
  listener: (granted: Granted) => void,
): () => void {
  const { queryKey } = accessQuery(sources);
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const granted = queryClient.getQueryData(queryKey);
    if (granted !== undefined) listener(granted);
  });
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

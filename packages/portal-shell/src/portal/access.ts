import { hashKey, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Granted } from './keptAccess.ts';
import { usePortal, type Portal } from './Portal.ts';

/** The state of what is on its way from a service. */
export type Loadable<Content> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & Content);

export type Access = Loadable<Granted>;

/** Permissions older than this are requested again when the person comes back to the tab. */
const staleAfterMs = 5 * 60_000;

type AccessSources = Pick<Portal, 'keptAccess' | 'queryClient' | 'services' | 'session'>;

function accessQuery({ keptAccess, services, session }: AccessSources) {
  return queryOptions({
    queryKey: ['access', session.profile.id],
    staleTime: staleAfterMs,
    refetchOnWindowFocus: true,
    // A failure is shown with a way to try again. A part of the page that appears later must not ask on its own.
    retryOnMount: false,
    // It is not in the cache: whatever waits for the answer waits on.
    placeholderData: keptAccess.get,
    queryFn: async ({ signal }): Promise<Granted> => keptAccess.keep(await services.application.getMenuItems(signal)),
  });
}

/** Loads what the signed-in person may see, for code outside of components. Rejects if it cannot be loaded. */
export const loadAccess = (sources: AccessSources): Promise<Granted> =>
  sources.queryClient.ensureQueryData(accessQuery(sources));

/** Resolves once the menu's answer is in the cache. A failure is shown by the parts that need the answer. */
export const prefetchAccess = (sources: AccessSources): Promise<void> =>
  sources.queryClient.prefetchQuery(accessQuery(sources));

/** Calls a listener with each answer of the service, before any component is rendered with it. */
export function watchAccess(sources: AccessSources, listener: (granted: Granted) => void): () => void {
  const { queryClient } = sources;
  const { queryKey } = accessQuery(sources);
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const granted = queryClient.getQueryData(queryKey);
    if (granted !== undefined) listener(granted);
  });
}

/**
 * What the signed-in person may see: the last answer at first, then the present one. Use it for what is offered. What is opened asks
 * {@link useConfirmedAccess}.
 */
export const useAccess = (): Access => useGranted(true);

/** What the service has just said that the signed-in person may see. It opens modules. */
export const useConfirmedAccess = (): Access => useGranted(false);

function useGranted(mayBeKept: boolean): Access {
  const portal = usePortal();
  const query = useQuery(accessQuery(portal));
  const { isError, refetch } = query;
  const data = mayBeKept || !query.isPlaceholderData ? query.data : undefined;
  const named = portal.names?.['groups'];
  return useMemo(() => {
    if (data) {
      if (named === undefined) return { status: 'ready', ...data };
      const menuGroups = data.menuGroups.map((group) => ({ ...group, Name: named[group.Id] ?? group.Name }));
      return { status: 'ready', ...data, menuGroups };
    }
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch, named]);
}

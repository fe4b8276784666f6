import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programQueries, type Portal, usePortal, useSelectedProgram } from '../../portal/index.ts';
import type { DashboardsState } from '../../screens/DashboardsScreen/DashboardsScreen.tsx';

/** The call for a program's list of dashboards and reports, which authorizes each of them. */
export const dashboardsOf = ({ services }: Pick<Portal, 'services'>, programId: string) =>
  queryOptions({
    queryKey: [programQueries, programId, 'dashboards'],
    queryFn: ({ signal }) => services.application.getDashboards(programId, signal),
  });

/**
 * The dashboards and reports of a program. They are asked for once the program is selected, because its selection aborts every call for a
 * program.
 */
export function useDashboards(programId: string): DashboardsState {
  const portal = usePortal();
  const isSelected = useSelectedProgram()?.id === programId;
  const { data, isError, refetch } = useQuery({ ...dashboardsOf(portal, programId), enabled: isSelected });
  return useMemo(() => {
    if (data) return { status: 'ready', entries: data };
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch]);
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { authorizedEntries } from '../../dashboards/reports.ts';
import { programQueries, usePortal, useSelectedProgram } from '../../portal/index.ts';
import type { DashboardsState } from '../../screens/DashboardsScreen/DashboardsScreen.tsx';
import { useGranted } from '../access/granted.ts';

/**
 * The dashboards and reports of a program that the person may see. With the bypass setting that is all of them. They are asked for once the
 * program is selected, because its selection aborts every call for a program.
 */
export function useDashboards(programId: string): DashboardsState {
  const { services } = usePortal();
  const { dashboards, permissions } = useGranted();
  const isSelected = useSelectedProgram()?.id === programId;
  const { data, isError, refetch } = useQuery({
    queryKey: [programQueries, programId, 'dashboards'],
    queryFn: ({ signal }) => services.application.getDashboards(programId, signal),
    enabled: isSelected,
  });
  return useMemo(() => {
    if (data) {
      return {
        status: 'ready',
        entries: permissions.isBypassed ? data : authorizedEntries(data, dashboards, programId),
      };
    }
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
  }, [dashboards, permissions, data, isError, refetch, programId]);
}

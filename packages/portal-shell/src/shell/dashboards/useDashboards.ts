import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { authorizedEntries } from '../../dashboards/reports.ts';
import { usePortal } from '../../portal/index.ts';
import type { DashboardsState } from '../../screens/DashboardsScreen/index.ts';
import { useAccess } from '../access/index.ts';

/** The dashboards and reports of a program that the person may see. With the bypass setting that is all of them. */
export function useDashboards(programId: string): DashboardsState {
  const { services } = usePortal();
  const access = useAccess();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboards', programId],
    queryFn: ({ signal }) => services.application.getDashboards(programId, signal),
  });
  return useMemo(() => {
    if (access.status !== 'ready') return access;
    if (data) {
      const { dashboards, permissions } = access;
      return {
        status: 'ready',
        entries: permissions.isBypassed ? data : authorizedEntries(data, dashboards, programId),
      };
    }
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
  }, [access, data, isError, refetch, programId]);
}

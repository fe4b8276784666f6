import { useEffect, useMemo } from 'react';
import type { ImportResultsLoad } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from '@gantry/base/react';

/** The results of an import, and the way to fetch them again. */
export interface ImportResultsState extends ImportResultsLoad {
  readonly retry: () => void;
}

interface ImportResultsOptions {
  /** Whether the results are looked at. If false, nothing is fetched. @default true */
  readonly isEnabled?: boolean;
}

/** The results of an import, line by line; `id` is the notification's, and also the background job's. */
export function useImportResults(id: string, { isEnabled = true }: ImportResultsOptions = {}): ImportResultsState {
  const center = useNotificationCenter();
  const { state, load, reload } = useMemo(() => center.importResults(id), [center, id]);
  const loaded = useReadable(state);
  useEffect(() => {
    if (isEnabled) load();
  }, [isEnabled, load]);
  return { ...loaded, retry: reload };
}

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { stopped } from '../../transport/stopped.ts';
import type { ImportResults } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { queryClientOf } from '../queryClient.ts';

/** What {@link useImportResults} gives. */
export interface ImportResultsState {
  readonly isLoading: boolean;
  /** True where the results could not be fetched; the toast 'Error fetching import data' has been shown. */
  readonly isError: boolean;
  /** Null while loading, after a failure, and where the import left none ('Import results not available'). */
  readonly results: ImportResults | null;
  /** Fetches again. */
  readonly retry: () => void;
}

/** Options of {@link useImportResults}. */
export interface ImportResultsOptions {
  /** False while nobody looks at the results: then nothing is fetched. @default true */
  readonly isEnabled?: boolean;
}

/** The results of an import, line by line; `id` is the notification's, and also the background job's. */
export function useImportResults(id: string, { isEnabled = true }: ImportResultsOptions = {}): ImportResultsState {
  const center = useNotificationCenter();
  const { data, isPending, isError, refetch } = useQuery(
    {
      queryKey: ['importResults', id],
      enabled: isEnabled,
      queryFn: ({ signal }) => center.getImportResults(id, signal),
      // A center that is stopped and started at once, as StrictMode does, is asked once more.
      retry: (failures, error) => failures === 0 && error === stopped,
      retryDelay: 0,
      // Results are written once, when the import ends; a retried import gets new ones.
      staleTime: 30_000,
    },
    queryClientOf(center),
  );
  const retry = useCallback(() => {
    void refetch();
  }, [refetch]);
  // What was fetched before stays, where it can't be fetched anew.
  return { isLoading: isPending, isError: isError && !data, results: data ?? null, retry };
}

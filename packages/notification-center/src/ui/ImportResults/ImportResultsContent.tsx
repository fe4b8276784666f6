import { EmptyState, ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useNotificationMessages, type ImportResultsState } from '../../data/index.ts';
import { ImportResultsTable } from './ImportResultsTable.tsx';

interface ImportResultsContentProps {
  readonly state: ImportResultsState;
  readonly label: string;
}

/** The results, or the reason why there are none, for the dialog and the page. */
export function ImportResultsContent({ state, label }: ImportResultsContentProps) {
  const { errors } = useNotificationMessages();
  if (state.isLoading) return <Skeleton kind="text" count={8} />;
  if (state.isError) return <ErrorCard title={errors.importData} onRetry={state.retry} />;
  if (state.results === null) return <EmptyState illustration="import" title={errors.importResultsNotAvailable} />;
  return <ImportResultsTable results={state.results} label={label} />;
}

import { EmptyState, ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useNotificationMessages, type ImportResultsState } from '../../data/index.ts';
import { FieldsTable } from './FieldsTable.tsx';
import { PlainText, Values } from './ImportResults.styles.ts';
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
  const { content } = state.results;
  if (content.kind === 'lines') return <ImportResultsTable results={content.rows} label={label} />;
  if (content.kind === 'table') return <FieldsTable {...content} label={label} />;
  if (content.kind === 'text') return <PlainText dir="auto">{content.text}</PlainText>;
  return (
    <Values aria-label={label}>
      {content.values.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Values>
  );
}

import type { ModuleContext, ServiceResult } from '@gantry/module';
import { Button, DataTable, ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useEffect, useState } from 'react';
import { Section } from './App.styles.ts';
import { downloadCsv, parseTable, type Table } from './records.ts';

/** The records of the program, from the base service, with an export. */
export function Records({ context }: { readonly context: ModuleContext }) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<ServiceResult<Table> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { signal } = controller;
      const answer = await context.request('base', '/records/api/workflow', { parse: parseTable, signal });
      if (!answer.ok && answer.error.status === 403) context.reportUnauthorized();
      setResult(answer);
    };
    load().catch((error: unknown) => {
      // Leaving the page aborts the call, which is no failure.
      if (!controller.signal.aborted && !context.signal.aborted) context.reportError(error);
    });
    return () => controller.abort();
  }, [context, attempt]);

  if (result === null) return <Skeleton kind="row" count={5} />;
  if (!result.ok) {
    const { message, serverMessage } = result.error;
    return <ErrorCard title={serverMessage ?? message} onRetry={() => setAttempt(attempt + 1)} />;
  }
  const { caption, columns, rows } = result.value;
  return (
    <Section>
      <h2>{caption}</h2>
      <Button onPress={() => downloadCsv(result.value)}>Export</Button>
      <DataTable
        aria-label={caption}
        columns={columns.map((label, index) => ({
          id: label,
          label,
          render: (row: readonly string[]) => row[index],
          sortValue: (row: readonly string[]) => row[index] ?? '',
          isRowHeader: index === 0,
        }))}
        rows={rows}
        getRowId={(row) => row.join(' ')}
      />
    </Section>
  );
}

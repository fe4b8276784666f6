import type { ModuleContext, ServiceResult } from '@gantry/module';
import { useEffect, useState } from 'react';
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

  if (result === null) return <output>Loading …</output>;
  if (!result.ok) {
    return (
      <div role="alert">
        <p>{result.error.serverMessage ?? result.error.message}</p>
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </div>
    );
  }
  const { caption, columns, rows } = result.value;
  return (
    <section>
      <h2>{caption}</h2>
      <button type="button" onClick={() => downloadCsv(result.value)}>
        Export
      </button>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import * as v from 'valibot';
import * as fields from './fields.ts';
import { readField } from './readField.ts';

/** The outcome of one line of an import. */
export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'failed' | 'unknown';

/** One line of an import's results. */
export interface ImportResultRow {
  /** Number of the line in the imported file; null if the service did not send it. */
  readonly line: number | null;
  readonly item: string;
  readonly outcome: ImportOutcome;
  readonly message: string;
}

const outcome = fields.oneOf(['created', 'updated', 'skipped', 'failed']);

/**
 * Reads the results of an import (`ResultData`, JSON text). A row that cannot be read has the outcome `unknown`. Null if there
 * are no results, or if the text is no list.
 */
export function parseImportResults(resultData: string | null): readonly ImportResultRow[] | null {
  const rows = parseJson(resultData ?? '');
  if (!Array.isArray(rows) || rows.length === 0) return null;
  return rows.map((input: unknown) => {
    const row = v.safeParse(fields.record, input);
    const source = row.success ? row.output : {};
    return {
      line: readField(source, 'line', fields.wholeNumber),
      item: readField(source, 'item', fields.line) ?? '',
      outcome: readField(source, 'outcome', outcome) ?? 'unknown',
      message: readField(source, 'message', fields.prose) ?? '',
    };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes the rows as CSV. `header` gives the four column titles in the language of the screen. */
export function importResultsToCsv(rows: readonly ImportResultRow[], header: readonly string[]): string {
  const lines = rows.map(({ line, item, outcome, message }) => [String(line ?? ''), item, outcome, message]);
  return `${[header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const csvCell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

import { isRecord, parseJson } from '@gantry/base/values';
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

/** The results of an import, in the shape in which the service has them. */
export type ImportResultContent =
  | { readonly kind: 'lines'; readonly rows: readonly ImportResultRow[] }
  /** Objects of other fields: a text for each column. */
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** One object: its names and values. */
  | { readonly kind: 'values'; readonly values: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'text'; readonly text: string };

const outcome = fields.oneOf(['created', 'updated', 'skipped', 'failed']);

/**
 * Reads the results of an import (`ResultData`), which may be any JSON or a text. In a list of lines, one that cannot be read has the outcome
 * `unknown` and its own text as the message. Null if there are no results.
 */
export function parseImportResults(resultData: string | null): ImportResultContent | null {
  if (resultData === null || !v.parse(fields.results, resultData)) return null;
  const data = parseJson(resultData);
  if (Array.isArray(data)) return listContent(data);
  if (!isRecord(data)) return { kind: 'text', text: textOf(data) };
  return { kind: 'values', values: Object.entries(data).map(([name, value]) => [name, textOf(value)]) };
}

/** A list with a line is a list of lines; one with other objects is a table of their fields. */
function listContent(list: readonly unknown[]): ImportResultContent {
  const sources = list.map((input) => (isRecord(input) ? input : null));
  if (sources.some((source) => source !== null && readField(source, 'outcome', outcome) !== null))
    return { kind: 'lines', rows: list.map(lineOf) };
  const columns = [...new Set(sources.flatMap((source) => Object.keys(source ?? {})))];
  if (columns.length === 0) return { kind: 'text', text: list.map(textOf).join('\n') };
  // What is no object stands in the first column.
  const rows = list.map((input, index) => {
    const source = sources[index];
    return columns.map((name, column) => (source ? textOf(source[name]) : column === 0 ? textOf(input) : ''));
  });
  return { kind: 'table', columns, rows };
}

function lineOf(input: unknown): ImportResultRow {
  const source = isRecord(input) ? input : {};
  const item = readField(source, 'item', fields.line) ?? '';
  const read = readField(source, 'outcome', outcome) ?? 'unknown';
  return {
    line: readField(source, 'line', fields.wholeNumber),
    item,
    outcome: read,
    message: readField(source, 'message', fields.prose) ?? (read === 'unknown' ? textOf(input) : ''),
  };
}

/** A value as a text. What is no text stays JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return v.parse(fields.prose, typeof value === 'string' ? value : JSON.stringify(value));
}

/** Writes rows as CSV. `header` gives the titles of the columns. */
export function toCsv(rows: readonly (readonly string[])[], header: readonly string[]): string {
  return `${[header, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const csvCell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

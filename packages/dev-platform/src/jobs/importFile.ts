import { readSheet } from 'read-excel-file/node';
import type { ImportResultRow } from './model.ts';

/** A file that cannot be read as rows. The person who uploaded it may see the message. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** Reads an uploaded .csv or .xlsx whose first line is a header. Returns the result of each line below it. */
export async function readImportFile(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<ImportResultRow[]> {
  const [, ...lines] = await readRows(fileName, bytes);
  const seen = new Set<string>();
  return lines.map(([item = '', ...values], index) => {
    const { outcome, message } = resultOf(item, values, seen.has(item));
    seen.add(item);
    return { line: index + 2, item, outcome, message };
  });
}

function resultOf(item: string, values: readonly string[], isRepeated: boolean) {
  if (item === '') return { outcome: 'failed' as const, message: 'The first column must name the item.' };
  if (isRepeated) return { outcome: 'skipped' as const, message: 'An earlier line has the same item.' };
  if (values.some((value) => value.startsWith('#'))) {
    return { outcome: 'failed' as const, message: 'A cell holds a formula error.' };
  }
  if (values.every((value) => value === '')) {
    return { outcome: 'skipped' as const, message: 'There is nothing to change.' };
  }
  return {
    outcome: 'created' as const,
    message: sentenceOf(values.filter((value) => value !== '').length),
  };
}

async function readRows(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'csv') return parseCsv(new TextDecoder().decode(bytes));
  if (extension !== 'xlsx') throw new ImportFileError('Only .csv and .xlsx files can be imported.');
  try {
    const sheet = await readSheet(Buffer.from(bytes));
    return sheet.map((row) =>
      row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim())),
    );
  } catch (error) {
    throw new ImportFileError('The file is not a workbook that can be read.', { cause: error });
  }
}

/** Parses comma-separated values (RFC 4180). Quoted cells may contain commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

const sentenceOf = (fields: number) => (fields === 1 ? '1 field set.' : `${String(fields)} fields set.`);

/** A table as the base service answers it. */
export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Checks an answer. A schema library does this for larger ones. */
export function parseTable(answer: unknown): Table {
  if (typeof answer === 'object' && answer !== null && 'caption' in answer && 'columns' in answer && 'rows' in answer) {
    const { caption, columns, rows } = answer;
    if (typeof caption === 'string' && isTexts(columns) && Array.isArray(rows) && rows.every(isTexts)) {
      return { caption, columns, rows };
    }
  }
  throw new TypeError('The answer is not a table with caption, columns and rows.');
}

/** Saves the table as a file. */
export function downloadCsv({ caption, columns, rows }: Table): void {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const text = [columns, ...rows].map((row) => row.map(quote).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: `${caption}.csv` }).click();
  URL.revokeObjectURL(address);
}

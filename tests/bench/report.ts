/** One line of the report. */
export interface Line {
  readonly label: string;
  /** One value for each column; null if it was not measured. */
  readonly values: readonly (number | null)[];
  /** Digits after the point. */
  readonly digits?: number;
  /** The limit for the last column. */
  readonly limit?: Limit;
}

/** A limit on the ratio of the last column to the first, or on the last column itself. */
interface Limit {
  readonly kind: 'ratio' | 'value';
  readonly most: number;
}

/** True if a line keeps its limit or has no limit. */
export function keepsLimit({ values, limit }: Line): boolean {
  if (limit === undefined) return true;
  const value = limit.kind === 'ratio' ? ratioOf(values) : (values.at(-1) ?? null);
  return value !== null && value <= limit.most;
}

/** Divides the last column by the first; null if there is only one column. */
function ratioOf(values: readonly (number | null)[]): number | null {
  const [first, last] = [values[0] ?? null, values.at(-1) ?? null];
  return values.length < 2 || first === null || last === null || first <= 0 ? null : last / first;
}

/** Formats lines as a table. The ratio compares the last column with the first. */
export function formatTable(title: string, columns: readonly string[], lines: readonly Line[]): string {
  const head = [title, ...columns, 'ratio', 'limit', ''];
  const rows = lines.map((line) => {
    const ratio = ratioOf(line.values);
    return [
      line.label,
      ...line.values.map((value) => (value === null ? '–' : value.toFixed(line.digits ?? 1))),
      ratio === null ? '' : `${ratio.toFixed(1)}×`,
      line.limit === undefined ? '' : `≤ ${line.limit.most}${line.limit.kind === 'ratio' ? '×' : ''}`,
      line.limit === undefined ? '' : keepsLimit(line) ? 'kept' : 'OVER',
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

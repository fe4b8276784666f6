/** One line of the report. */
export interface Line {
  readonly label: string;
  /** One for each column; null where it was not measured. */
  readonly values: readonly (number | null)[];
  /** Digits after the point. */
  readonly digits?: number;
  /** What the last column is held to. */
  readonly limit?: Limit;
}

/** A limit: on the ratio of the last column to the first, or on the last column itself. */
export interface Limit {
  readonly kind: 'ratio' | 'value';
  readonly most: number;
}

/** Whether a line keeps its limit; true where it has none. */
export function keepsLimit({ values, limit }: Line): boolean {
  if (limit === undefined) return true;
  const value = limit.kind === 'ratio' ? ratioOf(values) : (values.at(-1) ?? null);
  return value !== null && value <= limit.most;
}

/** The last column in multiples of the first; null where there is one alone. */
function ratioOf(values: readonly (number | null)[]): number | null {
  const [first, last] = [values[0] ?? null, values.at(-1) ?? null];
  return values.length < 2 || first === null || last === null || first <= 0 ? null : last / first;
}

/** Lines as a table; the ratio is that of the last column to the first. */
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

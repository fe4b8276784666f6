import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of a table. */
export interface Line {
  readonly label: string;
  /** One value for each column. */
  readonly values: readonly number[];
  /** Digits after the point. */
  readonly digits?: number;
  /** The most that the last column may be; `of` makes it a multiple of the first column. */
  readonly limit?: { readonly most: number; readonly of?: 'first' };
}

/** What one part of the benchmark measured. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

/** Says which run of a part goes on, and what it measures. */
export type Tell = (run: number, what: string) => void;

/** True if a line keeps its limit or has no limit. */
export function keepsLimit({ values, limit }: Line): boolean {
  if (limit === undefined) return true;
  const value = limit.of === 'first' ? ratioOf(values) : (values.at(-1) ?? Number.NaN);
  return value <= limit.most;
}

/** Divides the last column by the first. */
function ratioOf(values: readonly number[]): number {
  const [first = Number.NaN, last = Number.NaN] = [values[0], values.at(-1)];
  return first > 0 ? last / first : Number.NaN;
}

/** Formats a table. With several columns it shows the ratio of the last one to the first. */
export function formatTable({ title, columns, lines }: Table): string {
  const head = [title, ...columns, columns.length > 1 ? 'ratio' : '', 'limit', ''];
  // Not every column has been measured in every way.
  const format = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits));
  const rows = lines.map((line) => {
    const { label, values, digits = 1, limit } = line;
    const ratio = values.length > 1 ? ratioOf(values) : Number.NaN;
    return [
      label,
      ...values.map((value) => format(value, digits)),
      Number.isNaN(ratio) ? '' : `${ratio.toFixed(1)}×`,
      limit === undefined ? '' : `≤ ${limit.most}${limit.of === 'first' ? '×' : ''}`,
      limit === undefined ? '' : keepsLimit(line) ? 'kept' : 'OVER',
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return [head, ...rows].map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Says how far the figures can be trusted. A run itself keeps up to two cores busy. */
function quietness(): string {
  const [load = 0] = loadavg();
  return load > cpus().length * 2
    ? `**The machine was busy with other work (load ${load.toFixed(0)}), so only figures of this run can be compared, and every time is too long.**`
    : 'The machine did nothing else.';
}

/** Writes the figures into docs/performance.md. What stands around them stays. */
export async function writePerformancePage(tables: readonly Table[], runs: number): Promise<void> {
  const path = join(import.meta.dirname, '../../docs/performance.md');
  const processors = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}, ${(totalmem() / 1e9).toFixed(0)} GB)`;
  const machine = `The figures are medians of ${runs} runs on a machine with ${processors}, in Chromium. ${quietness()}`;
  const page = await readFile(path, 'utf8');
  const text = page
    .replace(/^The figures are medians .*$/m, () => machine)
    .replace(/^```\n[^]*?^```$/m, () => `\`\`\`\n${tables.map(formatTable).join('\n\n')}\n\`\`\``);
  await writeFile(path, text);
}

/** One line of a table. Sizes are compressed bytes. */
interface Line {
  readonly name: string;
  /** The figures before the size, in the order of the table's columns; none by default. */
  readonly cells?: readonly number[];
  readonly size: number;
  readonly budget: number;
  readonly note: string;
}

/** The result of one measurement. */
export interface Measured {
  readonly title: string;
  /** @default 'gzip' */
  readonly encoding?: 'gzip' | 'brotli';
  /** The headings of the columns before the last two, `size` and `budget`; none by default. */
  readonly columns?: readonly string[];
  readonly lines: readonly Line[];
  /** Other problems, one sentence each; none by default. */
  readonly problems?: readonly string[];
  /** Advice for a part that exceeds its budget. */
  readonly advice: string;
}

/** Formats bytes in thousands. */
export const formatSize = (bytes: number) => (Math.round(bytes / 10) / 100 || 0).toFixed(2);

const width = 8;
const cell = (text: string) => text.padStart(width);

/** Prints the measurement. Returns the problems, one sentence each. */
export function report(measured: Measured): readonly string[] {
  const { title, encoding = 'gzip', columns = [], lines, problems = [], advice } = measured;
  const longest = Math.max(...lines.map(({ name }) => name.length));
  console.log(`\n${title}, kB ${encoding}`);
  console.log([''.padEnd(longest), ...[...columns, 'checked', 'at most'].map(cell)].join(' '));
  for (const { name, cells = [], size, budget, note } of lines) {
    const figures = [...cells, size, budget].map((bytes) => cell(formatSize(bytes)));
    console.log(
      `${[name.padEnd(longest), ...figures].join(' ')} ${size > budget ? '<- too large ' : ''} ${note}`.trimEnd(),
    );
  }
  const tooLarge = lines
    .filter(({ size, budget }) => size > budget)
    .map(
      ({ name, size, budget }) => `${name} weighs ${formatSize(size)} kB, more than ${formatSize(budget)}. ${advice}`,
    );
  return [...tooLarge, ...problems];
}

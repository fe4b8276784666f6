/** One line of a table; sizes are in bytes on the wire. */
export interface Line {
  readonly name: string;
  /** What leads to the figure that is held to the budget, in the order of the table's columns. */
  readonly cells: readonly number[];
  readonly size: number;
  readonly budget: number;
  readonly note: string;
}

/** What is wrong, and what to do. */
export interface Measured {
  readonly title: string;
  /** The heads of the columns before the last two: `size` and `budget`. */
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /** What else is not as it must be, a sentence each. */
  readonly problems: readonly string[];
  /** What to do about what is too large. */
  readonly advice: string;
}

/** In thousands of bytes. */
export const formatSize = (bytes: number) => (Math.round(bytes / 10) / 100 || 0).toFixed(2);

const width = 8;
const cell = (text: string) => text.padStart(width);

/** Prints what was measured; returns what is wrong, a sentence each. */
export function report({ title, columns, lines, problems, advice }: Measured): readonly string[] {
  const longest = Math.max(...lines.map(({ name }) => name.length));
  console.log(`\n${title}, kB gzip`);
  console.log([''.padEnd(longest), ...[...columns, 'checked', 'at most'].map(cell)].join(' '));
  for (const { name, cells, size, budget, note } of lines) {
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

import type { SeededProgram } from '../programs.ts';
import type { Random } from '../random.ts';
import { companyOf, crewOf, materialOf, personOf, siteOf } from '../words.ts';

/** The input of a cell. It is the same for the same program, table and row. */
interface CellSource {
  readonly random: Random;
  readonly program: SeededProgram;
  /** The index of the row, from 0. */
  readonly row: number;
}

/** Makes the text of one column's cell. */
export type Column = (source: CellSource) => string;

export const site: Column = ({ random, program }) => siteOf(random, program.region);
export const crew: Column = ({ random }) => crewOf(random);
export const person: Column = ({ random }) => personOf(random);
export const company: Column = ({ random }) => companyOf(random);
export const material: Column = ({ random }) => materialOf(random);

/** A prefix and a number that increases with the row: `code('WO-', 20001)` makes WO-20001, WO-20002 … */
export const code =
  (prefix: string, first: number): Column =>
  ({ row }) =>
    `${prefix}${String(first + row)}`;

/** One of the words. */
export const oneOf =
  (...words: readonly [string, ...string[]]): Column =>
  ({ random }) =>
    random.pick(words);

/** A whole number in a range, with an optional unit. */
export const amount =
  (least: number, most: number, unit = ''): Column =>
  ({ random }) =>
    `${String(random.integer(least, most))}${unit === '' ? '' : ` ${unit}`}`;

/** An amount of dollars, such as `$12,500`. */
export const dollars: Column = ({ random }) => `$${(random.integer(4, 900) * 125).toLocaleString('en-US')}`;

/** A day of the current year, such as 2026-04-17. */
export const day: Column = ({ random }) => {
  const month = String(random.integer(1, 12)).padStart(2, '0');
  return `${String(new Date().getFullYear())}-${month}-${String(random.integer(1, 28)).padStart(2, '0')}`;
};

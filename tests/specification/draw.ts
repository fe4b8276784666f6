import { createHash } from 'node:crypto';
import { readRows, type Row } from './named.ts';

const seeds = [1, 2];
const count = 30;
/** Depends on the seed and the rule alone, so that another row of the page changes no place but its own. */
const placeOf = ({ cells }: Row, seed: number) =>
  createHash('sha256')
    .update(`${seed} ${cells[1] ?? ''}`)
    .digest('hex');

/** The rows of the specification's nine parts that are sabotaged: as many by each seed. */
export const drawnRows = (): readonly Row[] => {
  const rows = readRows('docs/specification.md').filter(({ name, tests }) => /^[1-9]\./.test(name) && tests.length > 0);
  const drawn = new Set<Row>();
  for (const seed of seeds) {
    const left = rows.filter((row) => !drawn.has(row));
    left.sort((a, b) => (placeOf(a, seed) < placeOf(b, seed) ? -1 : 1));
    for (const row of left.slice(0, count)) drawn.add(row);
  }
  return [...drawn];
};

/** The patch that breaks the rule of a row. It begins with the rule. */
export const patchOf = ({ name }: Row): string => `tests/specification/patches/${name}.patch`;

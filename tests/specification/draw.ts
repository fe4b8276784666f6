import { createHash } from 'node:crypto';
import { readRows, type Row } from './named.ts';

const seed = 1;
const count = 30;
/** Depends on the seed and the rule alone, so that another row of the page changes no place but its own. */
const placeOf = ({ cells }: Row) =>
  createHash('sha256')
    .update(`${seed} ${cells[1] ?? ''}`)
    .digest('hex');

/** The rows of the specification's nine parts that are sabotaged. */
export const drawnRows = (): Row[] =>
  readRows('docs/specification.md')
    .filter(({ name, tests }) => /^[1-9]\./.test(name) && tests.length > 0)
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .slice(0, count);

/** The patch that breaks the rule of a row. It begins with the rule. */
export const patchOf = ({ name }: Row): string => `tests/specification/patches/${name}.patch`;

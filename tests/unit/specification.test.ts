import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { criteria, reportFile, reportText } from '../specification/conformance.ts';
import { drawnRows, patchOf } from '../specification/draw.ts';
import { pages, patternOf, readRows } from '../specification/named.ts';

/** The titles in a text of tests: each text that is the first of several arguments. */
const titlesIn = (source: string) =>
  [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g)].map(([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );
const lettersOf = (text: string) => text.replaceAll(/\W/g, '');

/** Whether a title stands in a file, or is one of a table there that holds what fills its placeholders. */
function isIn(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  const filled = (known: string) => patternOf(known).exec(title)?.slice(1);
  return titlesIn(source).some(
    (known) => known === title || filled(known)?.every((part) => lettersOf(source).includes(lettersOf(part))) === true,
  );
}

// Whether the tests have run and passed, tests/specification/ran.ts says when all have run.
test.each(pages)('each test that %s names exists', (page) => {
  const tests = readRows(page).flatMap((row) => row.tests);
  expect(tests.length).toBeGreaterThan(40);
  const missing = tests.filter(({ file, titles }) => !existsSync(file) || !titles.every((title) => isIn(file, title)));
  expect(missing).toEqual([]);
});

describe('the specification', () => {
  const rows = readRows('docs/specification.md').filter(({ name }) => /^\d/.test(name));

  test('its rows are numbered, and each names a test or has nothing to prove', () => {
    const parts = Map.groupBy(rows, ({ name }) => name.split('.')[0] ?? '');
    expect([...parts.keys()]).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}`));
    for (const [part, own] of parts)
      expect(own.map(({ name }) => name)).toEqual(own.map((_, at) => `${part}.${at + 1}`));
    const unproven = rows.filter(
      ({ tests, cells }) => (tests.length === 0) !== cells.at(-1)?.startsWith('nothing to prove'),
    );
    expect(unproven).toEqual([]);
  });

  test('each drawn row has a patch that begins with its rule and applies', () => {
    const drawn = drawnRows();
    expect(globSync('tests/specification/patches/*').toSorted()).toEqual(drawn.map(patchOf).toSorted());
    for (const row of drawn) {
      expect(readFileSync(patchOf(row), 'utf8').split('\n')[0]).toBe(row.cells[1]);
      execFileSync('git', ['apply', '--check', patchOf(row)], { stdio: 'pipe' });
    }
  });
});

describe('the accessibility conformance report', () => {
  test('has the 55 criteria of WCAG 2.2, and each is proven, was seen, or is explained', () => {
    const levels = Map.groupBy(criteria, ({ cells }) => cells[1]);
    expect([levels.get('A')?.length, levels.get('AA')?.length, levels.size]).toEqual([31, 24, 2]);
    expect(new Set(criteria.map(({ name }) => name.split(' ')[0])).size).toBe(55);
    const faults = criteria.filter(({ tests, cells: [, , state = '', proof = ''] }) => {
      const isProven = tests.length > 0 || /`tests\/|Seen: /.test(proof);
      if (state === 'not applicable') return proof === '';
      // What holds only in part says what is missing, beside the tests.
      return !isProven || (state !== 'supports' && !proof.endsWith('.'));
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
    const states = new Set(criteria.map(({ cells }) => cells[2]));
    expect(
      [...states].filter((state) => !/^(?:(?:partially |does not )?supports?|not applicable)$/.test(state ?? '')),
    ).toEqual([]);
  });

  test('is written from the table, by npm run api, and keeps the schema of OpenACR', () => {
    const written = readFileSync(reportFile, 'utf8');
    expect(written).toBe(reportText());
    const ajv = new Ajv({ strict: false, allErrors: true });
    const validate = ajv.compile(JSON.parse(readFileSync('tests/specification/openacr.schema.json', 'utf8')));
    expect([validate(parse(written)), validate.errors]).toEqual([true, null]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/asvs.md', 'utf8');

/** Each test that the table names: `"name": \`path\``. Several names may precede one path. */
const named = [...table.matchAll(/((?:"[^"|]+"(?:, | and )?)+): `([^`]+\.tsx?)`/g)].flatMap(
  ([, names = '', path = '']) => {
    const file = /^(?:tests|packages)\//.test(path) ? path : `packages/portal-shell/${path}`;
    return [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ name, file }));
  },
);

test('the table names tests', () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)('$name: $file', ({ name, file }) => {
  expect(existsSync(file), `${file} exists`).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});

import { expect, test } from 'vitest';
import * as stored from '../../packages/platform-client/src/storage/stored.ts';
import { productFilesOf, read } from './repository.ts';

const table = 'packages/platform-client/src/storage/stored.ts';
const page = read('docs/storage.md');
const names = Object.values(stored).filter((name) => typeof name === 'string');

test.each(names)('docs/storage.md says of %s whose it is', (name) => expect(page).toContain(`\`${name}`));

/** Names that begin alike and are of nothing kept. */
const others = new Set(['gantry.build', 'gantry.', 'gantry.push.can_you_open']);

const strayNamesIn = (code: string) =>
  [...code.matchAll(/['"`](gantry\.[a-z_.]*)/g)].flatMap(([, name = '']) => (others.has(name) ? [] : [name]));

test('what the portal keeps has its name in the table alone', () => {
  const files = productFilesOf('{platform-client,portal-shell}').filter((file) => file !== table);
  expect(files.flatMap((file) => strayNamesIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('a name that is not in the table is found', () =>
  expect(strayNamesIn("storage.setItem('gantry.planted', '1')")).toEqual(['gantry.planted']));

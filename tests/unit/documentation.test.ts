import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../../packages/ui-kit/src/', import.meta.url);

/** The folders whose components the kit exports. */
const folders = [
  ...readFileSync(new URL('index.ts', kit), 'utf8').matchAll(/export \{([^}]*)\} from '\.\/([A-Z]\w+)\/index\.ts'/g),
].flatMap(([, names = '', folder = '']) => (/\b[A-Z]/.test(names) ? [folder] : []));

test('the index of the kit yields component folders', () => {
  expect(folders).toContain('Button');
  expect(folders).not.toContain('Field');
});

test.each(folders)('%s has stories, and a guide above them', (name) => {
  const file = new URL(`${name}/${name}.stories.tsx`, kit);
  expect(existsSync(file), `packages/ui-kit/src/${name}/${name}.stories.tsx exists`).toBe(true);
  const source = readFileSync(file, 'utf8');
  // The compiler checks that a guide is complete.
  expect(source).toMatch(/guide\(\{/);
  expect(source).toMatch(/[mM]eta\.story\(/);
});

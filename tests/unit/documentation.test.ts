import { existsSync, globSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildTargets, supportedBrowsers } from '../../scripts/support/browsers.mjs';
import { brokenLinks } from '../packages/links.ts';
import suspects from '../soak/suspects.json' with { type: 'json' };
import { read, root } from './repository.ts';

const kit = 'packages/ui-kit/src';

/** The folders whose components the kit exports. */
const folders = new Set(
  ['index.ts', 'forms.ts'].flatMap((file) =>
    [...read(`${kit}/${file}`).matchAll(/export \{[^}]*\} from '\.\/([A-Z]\w+)\//g)].map(([, folder = '']) => folder),
  ),
);

test('the index of the kit yields component folders', () => {
  expect(folders).toContain('Button');
  expect(folders).not.toContain('Field');
});

test.each([...folders])('%s has stories, and a guide above them', (name) => {
  const file = `${kit}/${name}/${name}.stories.tsx`;
  expect(existsSync(file), `${file} exists`).toBe(true);
  const source = read(file);
  // The compiler checks that a guide is complete.
  expect(source).toMatch(/[gG]uide\((?:'\d+px', )?\{/);
  expect(source).toMatch(/[mM]eta\.story\(/);
});

test('the table of browsers in the README is that of package.json, and modules are built for it', () => {
  const rows = [...read('README.md').matchAll(/^\| (\S[^|]*?) +\| ([\d.]+) +\| (\d{4}-\d{2}-\d{2}) \|$/gm)];
  expect(rows.map(([, name, version, date]) => ({ name, version, date }))).toEqual(
    supportedBrowsers.map(({ name, version, date }) => ({ name, version, date })),
  );
  // The plug-in of modules is published alone, and cannot read the table.
  const targets = `target: [${buildTargets.map((one) => `'${one}'`).join(', ')}]`;
  expect(read('packages/module/src/vite.ts')).toContain(targets);
  expect(read('docs/modules/shipping.md')).toContain(targets);
  expect(read('docs/modules/shipping.md')).toContain(`--target=${buildTargets.join(',')} `);
});

/** Names in the pages that are not the repository's: what a reader makes, and names of other people's tools. */
const foreign = /ProgressRing|^HydrateFallback$/;
const isOurs = (path: string) => !/(?:^|\/)(?:node_modules|dist|bin\/Release|obj|pictures)(?:\/|$)/.test(path);
const files = globSync('{packages,scripts,tests,examples,deploy,docs,.storybook,.github,.ci}/**/*', {
  exclude: (path) => !isOurs(path),
});
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const names = new Set(files.map((file) => basename(file)));
const words = new Set(
  files
    .filter((file) => /\.(?:[jt]sx?|mjs|json|css|html|vue|cs|ya?ml)$/.test(file))
    .flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []),
);
const stepNames = new Set(
  ['scripts/test.mjs', 'scripts/proof.mjs'].flatMap((file) =>
    [...read(file).matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name),
  ),
);
// The repository's own manifest.
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What a name in a page should be, if it is not there; null if it is. */
function missing(name: string): string | null {
  if (foreign.test(name)) return null;
  if (/^(?:packages|docs|tests|scripts|deploy|examples|\.\w+)\/[\w.@{}*,/-]*$/.test(name)) {
    const pattern = name.replaceAll(/\{\w+\}/g, '*').replace(/\/$/, '');
    return paths.has(pattern) || [...paths].some((path) => matchesGlob(path, pattern)) ? null : `no path ${name}`;
  }
  if (/^\w[\w.-]*\.(?:tsx?|md)$/.test(name)) return names.has(name) || existsSync(name) ? null : `no file ${name}`;
  const [, word] = /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$/.exec(name) ?? [];
  return word === undefined || words.has(word) ? null : `no ${name} in the code`;
}

test.each(Object.entries(suspects))('what the soak repeats of %s exists', (file, titles) => {
  const text = read(file);
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});

describe('what the pages name exists', () => {
  test.each(['README.md', 'CONTRIBUTING.md', 'AGENTS.md', ...globSync('docs/**/*.md')])('%s', (page) => {
    const text = read(page);
    const named = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    const steps = [...text.matchAll(/npm (?:test|run proof) -- (?:--long )?--only ([\w,]+)/g)].flatMap(
      ([, list = '']) => list.split(','),
    );
    expect([
      ...brokenLinks(root, page).map((link) => `no page ${link}`),
      ...named.map(missing).filter((fault) => fault !== null),
      ...commands.filter((name) => !(name in scripts)).map((name) => `no script ${name}`),
      ...steps.filter((name) => !stepNames.has(name)).map((name) => `no step ${name}`),
    ]).toEqual([]);
  });

  test('a name that is not there is found', () => {
    expect(missing('packages/ui-kit/src/Buton')).not.toBeNull();
    expect(missing('configration.ts')).not.toBeNull();
    expect(missing(['services', 'Schema'].join(''))).not.toBeNull();
  });

  test('at most 17 scripts, each on a page', () => {
    const page = read('docs/testing.md') + read('README.md');
    // npm itself runs the other one.
    const names = Object.keys(scripts).filter((name) => name !== 'prepare');
    expect(names.length).toBeLessThanOrEqual(17);
    expect(names.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(page))).toEqual([]);
  });
});

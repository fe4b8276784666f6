import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
// npm writes the two kinds of files in these forms.
const readManifest = (file: string) => read(file) as Manifest;
const lockfile = read('package-lock.json') as Lockfile;
const installed = Object.entries(lockfile.packages).flatMap(([path, locked]) => {
  const name = path.split('node_modules/').at(-1);
  return path.includes('node_modules/') && locked.link !== true ? [{ name, path, ...locked }] : [];
});

test('every package is pinned by its hash', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ integrity }) => integrity === undefined)).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const { allowScripts } = readManifest('package.json');
  const withScript = installed.flatMap(({ name, hasInstallScript }) => (hasInstallScript === true ? [name] : []));
  expect(withScript.filter((name) => name === undefined || allowScripts?.[name] !== false)).toEqual([]);
});

test.each(['package.json', 'packages/portal-shell/package.json', 'packages/dev-platform/package.json'])(
  'the versions in %s are exact',
  (file) => {
    const { dependencies, devDependencies } = readManifest(file);
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  },
);

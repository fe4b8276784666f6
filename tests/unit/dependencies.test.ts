import { expect, test } from 'vitest';
import { read } from './repository.ts';

type Names<Value> = Readonly<Record<string, Value>>;
interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

// npm writes the two kinds of files in these forms.
const readManifest = (file: string) =>
  JSON.parse(read(file)) as {
    readonly dependencies?: Names<string>;
    readonly devDependencies?: Names<string>;
    readonly allowScripts?: Names<boolean>;
  };
const lockfile = JSON.parse(read('package-lock.json')) as { readonly packages: Names<LockedPackage> };
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

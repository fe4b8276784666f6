import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findingsOf, install, pack, publishedPackages, root } from '../../packages/packed.ts';

type Versions = Record<string, string>;

type Manifest = Record<'dependencies' | 'devDependencies', Versions>;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** A registry that has our packages, and their version: `npm run release -- --dry-run` sets both. Without it, the build is packed. */
const { GANTRY_REGISTRY: registry, GANTRY_VERSION: version } = process.env;

/**
 * Copies an app out of the repository and installs its dependencies: our packages, and every other dependency in the version that the
 * repository is tested with.
 */
export function installApp(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-app-'));
  cpSync(`${root}${source}`, folder, { recursive: true });
  lockVersions(folder);
  install(folder);
  return {
    folder,
    /** Runs one of the repository's tools on the app. Returns its findings, empty if there are none. */
    check: (tool: string, ...args: readonly string[]) => findingsOf(tool, args, folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Installs the example app of this folder. */
export function installDepot() {
  const app = installApp('tests/packed-consumer/app');
  const { folder } = app;

  return {
    ...app,
    /** Builds the app with React's build for that mode. Resolves to the output folder. */
    async build(mode: 'production' | 'development') {
      const outDir = join(folder, mode);
      await build({
        configFile: false,
        root: folder,
        mode,
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
        logLevel: 'warn',
        // React's development build is large, and no person waits for it.
        build: { outDir, chunkSizeWarningLimit: mode === 'production' ? 1000 : Infinity },
        plugins: [react()],
      });
      return outDir;
    },
  };
}

const isOurs = (name: string) => name.startsWith('@gantry/');

/** What the app's manifest says about a package of ours: the version in the registry, or the archive that npm would publish. */
function sourceOf(name: string): string {
  if (registry !== undefined && version !== undefined) return version;
  const published = publishedPackages.find((own) => name === `@gantry/${own}`);
  if (published === undefined) throw new Error(`${name} is not published, so the example app cannot install it.`);
  return `file:${pack(published).archive}`;
}

/** Writes the dependencies into the app's manifest, and beside it a lockfile with the repository's versions. */
function lockVersions(folder: string) {
  // npm wrote these files. This code reads only the fields named here.
  const { packages } = readJson(`${root}package-lock.json`) as Lock;
  const { dependencies, devDependencies, ...manifest } = readJson(join(folder, 'package.json')) as Manifest;
  const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const ours = new Map(
    Object.keys(dependencies)
      .filter(isOurs)
      .map((name) => [name, sourceOf(name)]),
  );
  const choose = (wanted: Versions): Versions =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => [
        name,
        ours.get(name) ?? packages[`node_modules/${name}`]?.version ?? range,
      ]),
    );
  // Without a registry, an archive finds what it needs of ours only if the app names it too.
  const needed = ['@gantry/base', ...(ours.has('@gantry/platform-client') ? ['@gantry/module'] : [])];
  const shared: Versions =
    registry === undefined ? Object.fromEntries(needed.map((name) => [name, sourceOf(name)])) : {};
  const chosen = {
    ...manifest,
    dependencies: { ...shared, ...choose(dependencies) },
    devDependencies: choose(devDependencies),
  };
  const lock = { lockfileVersion: 3, requires: true, packages: { '': chosen, ...Object.fromEntries(locked) } };
  if (registry !== undefined) writeFileSync(join(folder, '.npmrc'), `@gantry:registry=${registry}\n`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(chosen, null, 2));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

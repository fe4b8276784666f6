import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pack, publishedPackages, root } from '../../packages/packed.ts';

/** An app in a separate folder outside the repository. */
export interface InstalledApp {
  readonly folder: string;
  /** Builds the app with React's build for that mode. Resolves to the output folder. */
  readonly build: (mode: 'production' | 'development') => Promise<string>;
  /** Runs one of the repository's tools on the app. Returns its findings, empty if there are none. */
  readonly check: (tool: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

type Versions = Record<string, string>;

type Manifest = Record<'dependencies' | 'devDependencies', Versions>;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/**
 * Copies the example app out of the repository and installs its dependencies as from a registry: the two packed packages, and
 * every other dependency in the version that the repository is tested with.
 */
export function installDepot(): InstalledApp {
  for (const name of publishedPackages) {
    if (existsSync(`${root}packages/${name}/dist/index.js`)) continue;
    throw new Error(`packages/${name} is not built, so there is nothing to pack. Run "npm run build" first.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'gantry-depot-'));
  cpSync(`${root}tests/packed-consumer/app`, folder, { recursive: true });
  lockVersions(folder);
  execFileSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  return {
    folder,
    async build(mode) {
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
    check(tool, ...args) {
      const { status, stdout, error } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
      if (error !== undefined) throw error;
      return status === 0 ? '' : stdout;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Writes the dependencies into the app's manifest, and beside it a lockfile with the repository's versions. */
function lockVersions(folder: string) {
  // npm wrote these files. This code reads only the fields named here.
  const { packages } = readJson(`${root}package-lock.json`) as Lock;
  const { dependencies, devDependencies, ...manifest } = readJson(join(folder, 'package.json')) as Manifest;
  const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const archives = new Map<string, string>(
    publishedPackages.map((name) => [`@gantry/${name}`, `file:${pack(name).archive}`]),
  );
  const choose = (wanted: Versions): Versions =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => [
        name,
        archives.get(name) ?? packages[`node_modules/${name}`]?.version ?? range,
      ]),
    );
  const chosen = { ...manifest, dependencies: choose(dependencies), devDependencies: choose(devDependencies) };
  const lock = { lockfileVersion: 3, requires: true, packages: { '': chosen, ...Object.fromEntries(locked) } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(chosen, null, 2));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

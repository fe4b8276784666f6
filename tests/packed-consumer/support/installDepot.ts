import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pack, publishedPackages, root } from '../../packages/packed.ts';

/** An app in a folder of its own, outside the repository. */
export interface InstalledApp {
  readonly folder: string;
  /** Builds the app, with React's own build of that mode; the folder of what was built. */
  readonly build: (mode: 'production' | 'development') => Promise<string>;
  /** Runs one of the repository's tools over the app; what it has to say, empty where it finds nothing. */
  readonly check: (tool: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

type Versions = Record<string, string>;

type Manifest = Record<'dependencies' | 'devDependencies', Versions>;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/**
 * Copies the example app out of the repository and installs there what it would install from a registry: the two packages as
 * they are packed, and the versions of everything else that the repository was tested with.
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
        // React's own build for development is large, and no person waits for it.
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

/** Writes into the app's manifest what it installs, and beside it the repository's lock of everything that comes with it. */
function lockVersions(folder: string) {
  // npm's own files, of which only the fields named here are read.
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

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that other apps install. */
export const publishedPackages = ['base', 'ui-kit', 'notification-center', 'module', 'platform-client'] as const;

/** A published package, or the one that writes new modules, which exports nothing. */
export type PackedPackage = (typeof publishedPackages)[number] | 'create-module';

/** Packs the current build of a package. Returns the path of the archive that `npm publish` would send, and those of its files. */
export function pack(name: PackedPackage) {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-packed-'));
  const output = execFileSync('npm', ['pack', '--json', '--loglevel', 'error', '--pack-destination', folder], {
    cwd: `${root}packages/${name}`,
    encoding: 'utf8',
  });
  // npm describes each archive. This code reads only these fields.
  const [packed] = Object.values(JSON.parse(output) as Record<string, { filename: string; files: { path: string }[] }>);
  if (packed === undefined) throw new Error(`npm packed nothing for ${name}.`);
  return { archive: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}

/** Unpacks an archive into a folder, as npm does. */
export function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', folder]);
}

/** Installs what the manifest of a folder names, with npm. */
export function install(folder: string): void {
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  execFileSync('npm', ['install', ...quietly], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs one of the repository's tools in a folder. Returns its output if it fails, empty otherwise. */
export function findingsOf(tool: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return status === 0 ? '' : `${stdout}${stderr}`;
}

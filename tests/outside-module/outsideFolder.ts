import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack, root } from '../packages/packed.ts';

/** A new module in a folder outside of the repository. */
export interface OutsideModule {
  readonly folder: string;
  /** Its item of `modules` in the configuration, without the address. */
  readonly definition: Readonly<Record<string, unknown>> & { readonly route: string; readonly name: string };
  /** Runs one of the repository's tools in the folder. Returns its output if it fails, empty otherwise. */
  readonly run: (tool: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Unpacks the archive that npm would publish, as npm does. */
function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', folder]);
}

/**
 * Makes a module with the packed `npm create @gantry/module`, and gives it the packed `@gantry/module`. Its other dependencies are those of
 * the repository, so that the test needs no registry.
 */
export function createOutsideModule(name: string, ...options: readonly string[]): OutsideModule {
  const place = mkdtempSync(join(tmpdir(), 'gantry-outside-'));
  const creator = join(place, 'creator');
  unpack(pack('create-module').archive, creator);
  execFileSync('node', [join(creator, 'bin/create-module.js'), name, ...options], { cwd: place });
  const folder = join(place, name);
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  // The template wrote both files. This code reads only these fields.
  const { dependencies = {}, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(target), { recursive: true });
    if (dependency === '@gantry/module') unpack(pack('module').archive, target);
    else symlinkSync(join(root, 'node_modules', dependency), target);
  }
  return {
    folder,
    definition: readJson('gantry.module.json') as OutsideModule['definition'],
    run: (tool, ...args) => {
      const { status, stdout, stderr } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
      return status === 0 ? '' : `${stdout}${stderr}`;
    },
    remove: () => rmSync(place, { recursive: true }),
  };
}

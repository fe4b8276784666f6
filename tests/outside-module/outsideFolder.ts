import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePorts } from '../freePorts.ts';
import { findingsOf, pack, publishedPackages, root, unpack } from '../packages/packed.ts';
import { startProgram } from '../startProgram.ts';

/** A new module in a folder outside of the repository. */
export type OutsideModule = ReturnType<typeof createOutsideModule>;

/**
 * Makes a module with the packed `npm create @gantry/module`, and gives it the packed packages of Gantry. Its other dependencies are those of
 * the repository, so that the test needs no registry.
 */
export function createOutsideModule(name: string, ...options: readonly string[]) {
  const place = mkdtempSync(join(tmpdir(), 'gantry-outside-'));
  const creator = join(place, 'creator');
  unpack(pack('create-module').archive, creator);
  execFileSync('node', [join(creator, 'bin/create-module.js'), name, ...options], { cwd: place });
  const folder = join(place, name);
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  // The template and npm wrote these files. This code reads only the fields named here.
  const { dependencies = {}, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
  const wanted = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  // The set grows during this loop, by what the packed packages need.
  for (const dependency of wanted) {
    const target = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(target), { recursive: true });
    const packed = publishedPackages.find((name) => dependency === `@gantry/${name}`);
    if (packed === undefined) {
      symlinkSync(join(root, 'node_modules', dependency), target);
      continue;
    }
    unpack(pack(packed).archive, target);
    const installed = readJson(join('node_modules', dependency, 'package.json')) as Record<string, object>;
    for (const name of Object.keys(installed['dependencies'] ?? {})) wanted.add(name);
  }
  return {
    folder,
    /** Its item of `modules` in the configuration, without the address. */
    definition: readJson('gantry.module.json') as Readonly<Record<string, unknown>>,
    /** Runs one of the repository's tools in the folder. Returns its output if it fails, empty otherwise. */
    run: (tool: string, ...args: readonly string[]) => findingsOf(tool, args, folder),
    remove: () => rmSync(place, { recursive: true }),
  };
}

/** Starts `vite` in the folder of a module, as `npm run dev` does, and waits for its first build. `entry` is what an override names. */
export async function startDevelopmentServer({ folder }: OutsideModule) {
  const [port = 0] = await freePorts(1);
  // On a port that is taken it would go on to another one, whose address nobody waits for.
  const args = ['--port', String(port), '--strictPort'];
  // Vite writes the address as soon as it answers.
  const { end } = await startProgram('vite', args, new RegExp(`(localhost:${port})/`), { cwd: folder });
  return { entry: `http://localhost:${port}/entry.js`, close: end };
}

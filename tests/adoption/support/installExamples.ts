import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pack, root } from '../../packages/packed.ts';

/** The examples in a folder outside the repository, with one installation for all. */
export interface InstalledExamples {
  readonly folder: string;
  /** Runs the build of an example. */
  readonly build: (name: string) => void;
  readonly remove: () => void;
}

type Versions = Readonly<Record<string, string>>;

/** Copies examples out of the repository and installs what they name, with the packed packages. */
export function installExamples(names: readonly string[]): InstalledExamples {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-examples-'));
  const dependencies: Record<string, string> = {};
  for (const name of names) {
    cpSync(`${root}examples/${name}`, join(folder, name), { recursive: true });
    // The examples are ours. This code reads only these fields.
    const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as Record<string, Versions>;
    Object.assign(dependencies, manifest['dependencies'], manifest['devDependencies']);
  }
  for (const name of ['ui-kit', 'notification-center'] as const)
    dependencies[`@gantry/${name}`] = `file:${pack(name).archive}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  install(folder);
  // Node warns if FORCE_COLOR contradicts NO_COLOR.
  const { FORCE_COLOR: _, ...env } = process.env;
  return {
    folder,
    build: (name) =>
      void execFileSync('npm', ['run', '--silent', 'build'], {
        cwd: join(folder, name),
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

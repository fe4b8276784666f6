import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pack, root } from '../../packages/packed.ts';

type Versions = Readonly<Record<string, string>>;

/** Copies examples out of the repository and installs what they name, with the packed packages. */
export function installExamples(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-examples-'));
  const dependencies: Record<string, string> = {};
  for (const name of names) {
    cpSync(`${root}examples/${name}`, join(folder, name), { recursive: true });
    // The examples are ours. This code reads only these fields.
    const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as Record<string, Versions>;
    Object.assign(dependencies, manifest['dependencies'], manifest['devDependencies']);
  }
  for (const name of ['base', 'ui-kit', 'notification-center'] as const)
    dependencies[`@gantry/${name}`] = `file:${pack(name).archive}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  install(folder);
  // Node warns if FORCE_COLOR contradicts NO_COLOR.
  const { FORCE_COLOR: _, ...env } = process.env;
  return {
    folder,
    /** Runs the build of an example. */
    build: (name: string) =>
      void execFileSync('npm', ['run', '--silent', 'build'], {
        cwd: join(folder, name),
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

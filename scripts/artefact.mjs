// npm run artefact: puts everything that an installation needs into .gantry/artefact/gantry-portal-<version>.tar.gz, with a bill of materials and
// checksums. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { billOfMaterials } from './support/billOfMaterials.mjs';

const output = '.gantry/artefact';
const { version } = JSON.parse(readFileSync('packages/portal-shell/package.json', 'utf8'));
const name = `gantry-portal-${version}`;
const folder = join(output, name);

/** The time of the commit in seconds, so that the archive depends on nothing else. */
const commitTime = () => execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).trim();

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// The manifest names the sources, which nobody serves.
const isServed = (path) => !path.endsWith('/.vite');
cpSync('packages/portal-shell/dist/portal', join(folder, 'portal'), { recursive: true, filter: isServed });
for (const part of ['deploy', 'docs/deployment', 'docs/configuration.md', 'LICENSE'])
  cpSync(part, join(folder, part), { recursive: true });

// The pages name files of the repository too. What the artefact does not have is linked where the repository is published.
const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const published = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/v${version}/`;
for (const page of readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
)) {
  const file = join(folder, 'docs', page);
  const text = readFileSync(file, 'utf8').replaceAll(/(?<=\]\()(?!\w+:)([^)#]+)/g, (link) => {
    const target = join(dirname(file), link);
    return existsSync(target) ? link : published + relative(folder, target);
  });
  writeFileSync(file, text);
}

await build({
  entryPoints: ['packages/portal-shell/server/configuration/main.ts'],
  outfile: join(folder, 'bin/config.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@gantry/source'],
  logLevel: 'warning',
});

const subject = { type: 'application', 'bom-ref': name, name: 'gantry-portal', version };
const bill = billOfMaterials('.', 'packages/portal-shell', subject);
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .toSorted();
const sums = files.map((file) => `${sha256(join(folder, file))}  ${file}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));

const archive = join(output, `${name}.tar.gz`);
const sameEverywhere = [
  '--sort=name',
  `--mtime=@${commitTime()}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rw,go+r-w,a+X',
];
execFileSync('tar', [...sameEverywhere, '--use-compress-program=gzip -n', '-cf', archive, '-C', output, name]);
writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`);
console.log(`${archive}: ${files.length} files, sha256 ${sha256(archive)}`);

// npm run artefact: puts everything that an installation needs into .gantry/artefact/gantry-portal-<version>.tar.gz, with a bill of materials and
// checksums. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const output = '.gantry/artefact';
const { version } = JSON.parse(readFileSync('packages/portal-shell/package.json', 'utf8'));
const name = `gantry-portal-${version}`;
const folder = join(output, name);

/** The time of the commit in seconds, so that the archive depends on nothing else. */
const commitTime = () => execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).trim();

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync('packages/portal-shell/dist/portal', join(folder, 'portal'), { recursive: true });
for (const part of ['deploy', 'docs/deployment', 'docs/configuration.md', 'LICENSE'])
  cpSync(part, join(folder, part), { recursive: true });

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

writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);

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

/**
 * Returns the bill of materials that npm writes, reduced to what the portal depends on at run time. npm's own reduction leaves out what
 * a development dependency of the repository needs too.
 */
function billOfMaterials() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64e6 });
  const { serialNumber: _, ...bill } = JSON.parse(text);
  const wanted = runtimeDependencies('packages/portal-shell');
  const components = bill.components.filter(({ purl }) =>
    wanted.has(decodeURIComponent(purl).replace(/^pkg:npm\//, '')),
  );
  const references = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => references.has(other)) }));
  // The time of the build would be another one each time.
  const { timestamp: __, ...metadata } = bill.metadata;
  const component = { type: 'application', 'bom-ref': name, name: 'gantry-portal', version };
  return { ...bill, metadata: { ...metadata, component }, components, dependencies };
}

/** Walks the lockfile from a package. Returns what it needs at run time, as name@version. */
function runtimeDependencies(start) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const found = new Set();
  const seen = new Set();
  const visit = (path) => {
    const entry = packages[path]?.link ? packages[(path = packages[path].resolved)] : packages[path];
    if (!entry || seen.has(path)) return;
    seen.add(path);
    if (path.includes('node_modules/')) found.add(`${path.split('node_modules/').at(-1)}@${entry.version}`);
    for (const dependency of Object.keys({ ...entry.dependencies, ...entry.peerDependencies })) {
      let folder = path;
      while (folder !== '' && !packages[`${folder}/node_modules/${dependency}`])
        folder = folder.replace(/(?:^|\/)[^/]*$/, '');
      visit(`${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`);
    }
  };
  visit(start);
  return found;
}

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from '../support/billOfMaterials.mjs';
import { fail, progress, run } from '../support/run.mjs';
import { lerna } from './version.mjs';

/**
 * Builds the packages of a folder, writes their bills of materials, and publishes those whose version the registry lacks.
 * @param {string} folder
 * @param {{ registry?: string, distTag?: string, commit?: string, hasProvenance: boolean }} options `commit` is the commit that the
 *   registry names as the source, the current one by default.
 */
export async function publishPackages(folder, { registry, distTag, commit, hasProvenance }) {
  progress('Building the packages');
  await build(folder);
  writeBills(folder);
  progress('Publishing');
  const args = ['publish', 'from-package'];
  if (registry) args.push('--registry', registry);
  if (distTag) args.push('--dist-tag', distTag);
  if (commit) args.push('--git-head', commit);
  await lerna(folder, args, { npm_config_provenance: String(hasProvenance) });
}

/**
 * Ends unless npm can prove where the packages come from. npm takes the proof from build servers of GitHub and GitLab.
 * See https://docs.npmjs.com/generating-provenance-statements.
 */
export function requireProvenance() {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: github, SIGSTORE_ID_TOKEN: gitlab } = process.env;
  if (github || gitlab) return;
  fail(
    'Packages are published with a proof of their origin, and only a build server that signs for npm can give it. Run "npm run release" here; the server publishes the pushed tag. docs/releasing.md says how it is set up.',
  );
}

async function build(folder) {
  const steps = [
    ['node', ['scripts/prepare.mjs']],
    ['tsc', ['-b', 'packages/notification-center', 'packages/module', 'packages/platform-client']],
    ['lerna', ['run', 'build', '--no-private', '--loglevel', 'error']],
  ];
  for (const [command, args] of /** @type {[string, string[]][]} */ (steps)) {
    const env = { NX_DAEMON: 'false' };
    if ((await run(command, args, { cwd: folder, env, quiet: true })) !== 0) {
      fail('The build of the packages failed; the lines above say where.');
    }
  }
}

function writeBills(folder) {
  for (const path of readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`)) {
    const manifest = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    if (manifest.private) continue;
    const { name, version, license } = manifest;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const licenses = [{ license: { id: license } }];
    const subject = { type: 'library', 'bom-ref': `${name}@${version}`, name, version, purl, licenses };
    const bill = billOfMaterials(folder, path, subject);
    writeFileSync(join(folder, path, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  }
}

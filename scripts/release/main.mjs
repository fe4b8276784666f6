// npm run release: see docs/releasing.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, progress, root, run } from '../support/run.mjs';
import { installDependencies, requireNode } from '../support/setUp.mjs';
import { cloneRepository } from '../support/clone.mjs';
import { git, isReleased, requireCleanTree, requireCurrentMain, versionOf } from './git.mjs';
import { publishPackages, requireProvenance } from './publish.mjs';
import { rehearse } from './rehearse.mjs';
import { versionCanary, versionPackages } from './version.mjs';

const usage = `npm run release                      the next version: checks, changelogs, tag, push
npm run release -- --as 1.0.0        the same with a version of your choice
npm run release -- --publish         publishes the tagged commit (the build server runs it)
  --without-provenance               from a machine that cannot prove the origin: for the first release
npm run release -- --canary          publishes this commit as a canary (the build server runs it)
npm run release -- --dry-run         rehearses all of it, with a registry and a remote of its own
  --canary                           rehearses a canary
  --breaking                         rehearses the release after a breaking change
  --without-checks                   leaves out the checks`;

const { values } = readArguments();

if (!values['dry-run'] && (values.breaking || values['without-checks'])) {
  fail(`--breaking and --without-checks are for the rehearsal, with --dry-run.\n\n${usage}`);
}
requireNode();
await installDependencies();

if (values['dry-run']) await dryRun();
else if (values.publish) await publishTag();
else if (values.canary) await publishCanary();
else await release();
process.exit(0);

function readArguments() {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        'without-checks': { type: 'boolean', default: false },
        'without-provenance': { type: 'boolean', default: false },
        breaking: { type: 'boolean', default: false },
        canary: { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        as: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function release() {
  requireCleanTree(root);
  requireCurrentMain(root);
  await check('test');
  await check('proof');
  const version = await versionPackages(root, values.as);
  git(root, 'push', '--atomic', '--follow-tags', 'origin', 'main');
  progress(`v${version} is tagged and pushed. The build server publishes it from the tag.`);
}

async function publishTag() {
  const hasProvenance = !values['without-provenance'];
  if (hasProvenance) requireProvenance();
  requireCleanTree(root);
  if (!isReleased(root)) {
    fail(
      `This commit has no tag v${versionOf(root)}, so it is no release. Check out the tag, or run "npm run release".`,
    );
  }
  await publishPackages(root, { hasProvenance });
}

async function publishCanary() {
  requireProvenance();
  requireCleanTree(root);
  if (isReleased(root)) return progress(`This commit is v${versionOf(root)}, so it needs no canary.`);
  await check('check');
  const folder = temporaryFolder();
  const { clone } = cloneRepository(folder);
  const commit = git(root, 'rev-parse', 'HEAD');
  await versionCanary(clone);
  return publishPackages(clone, { distTag: 'canary', commit, hasProvenance: true });
}

async function dryRun() {
  const { breaking, canary, as } = values;
  if (!values['without-checks']) await check('check');
  await rehearse(temporaryFolder(), { isBreaking: breaking, isCanary: canary, given: as });
}

async function check(script) {
  progress(`Running npm ${script === 'test' ? 'test' : `run ${script}`}`);
  if ((await run('npm', ['run', script])) !== 0) {
    fail('A check failed, so nothing is released. The table above names it.');
  }
}

/** A folder that is gone when the process ends, however it ends. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-release-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
  return folder;
}

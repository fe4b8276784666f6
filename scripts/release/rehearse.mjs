import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPortal } from '../support/build.mjs';
import { environment, fail, progress, root, run } from '../support/run.mjs';
import { findBrowsers } from '../support/setUp.mjs';
import { cloneRepository } from '../support/clone.mjs';
import { git, isReleased, lastTag, versionOf } from './git.mjs';
import { publishPackages } from './publish.mjs';
import { versionCanary, versionPackages } from './version.mjs';

/**
 * Makes a release in a clone, publishes it to a registry on this machine, and installs it from there into apps outside of the repository,
 * which must compile, build and work in a browser. Nothing leaves the folder.
 * @param {string} folder an empty folder.
 * @param {{ isBreaking: boolean, isCanary: boolean, given: string | undefined }} options
 */
export async function rehearse(folder, { isBreaking, isCanary, given }) {
  const { clone, isChanged } = cloneRepository(folder);
  if (isChanged)
    progress('The tree has changes that are not committed. They are rehearsed too; a release would refuse them.');
  if (lastTag(clone) === undefined) {
    await versionPackages(clone);
    progress('This run rehearses the release after it');
  }
  if (isBreaking) plant(clone, 'feat(ui-kit)!: a planted change that breaks apps');
  else if (isReleased(clone)) plant(clone, 'fix(ui-kit): a planted repair');

  const version = isCanary ? await versionCanary(clone) : await versionPackages(clone, given);
  if (!isCanary) git(clone, 'push', '--quiet', '--atomic', '--follow-tags', 'origin', 'main');
  progress(`The version is ${version}`);

  const registry = await startRegistry(join(folder, 'registry'));
  await publishPackages(clone, { registry, hasProvenance: false, ...(isCanary && { distTag: 'canary' }) });
  // One of the apps is used beside the portal.
  await buildPortal();
  progress('Installing the packages into apps');
  const env = { ...(await findBrowsers()), GANTRY_REGISTRY: registry, GANTRY_VERSION: versionOf(clone) };
  const args = ['test', '--project=consumer'];
  if ((await run('playwright', args, { env })) !== 0)
    fail(`An app does not work with ${version}; the lines above say where.`);
  progress(`${version} works. Nothing was published and nothing was pushed.`);
}

/** Commits a change of the kit. */
function plant(clone, message) {
  appendFileSync(join(clone, 'packages/ui-kit/src/index.ts'), '// Planted.\n');
  git(clone, 'commit', '--quiet', '--all', '--message', message);
}

/** Starts a registry that ends with this process. Resolves to its address. */
async function startRegistry(folder) {
  mkdirSync(folder);
  const child = spawn('node', [join(root, 'scripts/release/registry.mjs'), folder], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^registry listening on (\S+)/.exec(line) ?? [];
    if (address) {
      child.stdout.resume();
      return address;
    }
    console.log(line);
  }
  return fail('The registry on this machine did not start; the lines above say why.');
}

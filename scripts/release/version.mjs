import { fail, progress, run } from '../support/run.mjs';
import { git, isReleased, lastTag, versionOf } from './git.mjs';

/** lerna asks nx for the packages, and nx would leave a process behind. */
const env = { NX_DAEMON: 'false' };

/** Runs lerna in a folder. Ends if it fails. */
export async function lerna(folder, args, extra = {}) {
  const code = await run('lerna', [...args, '--yes', '--loglevel', 'warn'], { cwd: folder, env: { ...env, ...extra } });
  if (code !== 0) fail(`lerna ${args[0]} failed; the lines above say why.`);
}

/**
 * Gives all packages the next version: by the commits since the last release, or the one that is given. Writes the changelogs, commits and
 * tags. The first release has the version that the packages have, and the changelogs that stand there. Nothing happens at a commit that is
 * a release already, so that a release that stopped half-way can go on.
 * @param {string} folder
 * @param {string} [given]
 * @returns {Promise<string>} the version.
 */
export async function versionPackages(folder, given) {
  const current = versionOf(folder);
  if (isReleased(folder) && (given ?? current) === current) {
    progress(`This commit is v${current} already`);
  } else if (lastTag(folder) === undefined && given === undefined) {
    progress(`No release was tagged before, so this is the first one: v${current}`);
    git(folder, 'tag', '--annotate', `v${current}`, '--message', `v${current}`);
  } else {
    await lerna(folder, ['version', ...(given ? [given] : []), '--no-push']);
  }
  return versionOf(folder);
}

/** Gives all packages a version for one commit, without changelogs. The folder is a clone that is thrown away. */
export async function versionCanary(folder) {
  const version = canaryVersion(folder);
  await lerna(folder, ['version', version, '--no-push', '--no-changelog']);
  return version;
}

/**
 * Returns the version of this commit's canary: the next patch, the number of commits since the last release, and the commit. It is greater
 * than those of all commits before it.
 */
function canaryVersion(folder) {
  const [major, minor, patch] = versionOf(folder).split('-')[0].split('.').map(Number);
  const tag = lastTag(folder);
  const count = git(folder, 'rev-list', '--count', tag === undefined ? 'HEAD' : `${tag}..HEAD`);
  const hash = git(folder, 'rev-parse', 'HEAD');
  // Semantic versioning has no number with a leading zero, so the part needs a letter.
  const commit = hash.slice(0, Math.max(7, hash.search(/[a-f]/) + 1));
  return `${major}.${minor}.${patch + 1}-canary.${count}.${commit}`;
}

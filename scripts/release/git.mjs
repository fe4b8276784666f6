import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../support/run.mjs';

/** Runs git in a folder. Returns what it prints, without the last line break. Throws if git fails. */
export const git = (folder, ...args) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64e6,
  }).trimEnd();

/** Returns what git prints, or undefined if git fails. */
export function tryGit(folder, ...args) {
  try {
    return git(folder, ...args);
  } catch {
    return undefined;
  }
}

/** The version of all packages. */
export const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'lerna.json'), 'utf8')).version;

/** The tag of the last release before or at this commit, or undefined before the first release. */
export const lastTag = (folder) => tryGit(folder, 'describe', '--tags', '--abbrev=0', '--match', 'v*.*.*');

/** True if this commit is the release of the version that the packages have. */
export const isReleased = (folder) =>
  git(folder, 'tag', '--points-at', 'HEAD')
    .split('\n')
    .includes(`v${versionOf(folder)}`);

/** Ends if a file is changed or new: a release is made of commits alone. */
export function requireCleanTree(folder) {
  const changed = git(folder, 'status', '--porcelain');
  if (changed === '') return;
  const lines = changed.split('\n');
  const shown = lines.slice(0, 5).join('\n') + (lines.length > 5 ? `\n… and ${lines.length - 5} more` : '');
  fail(
    `The tree has changes that are not committed, and a release is made of commits alone:\n${shown}\nCommit or stash them, then run the command again.`,
  );
}

/** Ends unless this is the branch main, with everything that the remote has. */
export function requireCurrentMain(folder) {
  const branch = tryGit(folder, 'symbolic-ref', '--short', 'HEAD') ?? 'no branch';
  if (branch !== 'main') {
    fail(`Releases are made on main, and this is ${branch}. Run "git switch main", then run the command again.`);
  }
  if (tryGit(folder, 'fetch', '--tags', 'origin', 'main') === undefined) {
    fail(
      'The remote "origin" did not answer, so nobody knows what was released there. Check "git remote -v" and the connection.',
    );
  }
  if (tryGit(folder, 'merge-base', '--is-ancestor', 'origin/main', 'HEAD') === undefined) {
    fail('origin/main has commits that this main lacks. Run "git pull", then run the command again.');
  }
}

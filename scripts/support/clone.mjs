import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { git, tryGit } from '../release/git.mjs';

const settings = {
  'user.name': 'Gantry',
  'user.email': 'gantry@localhost',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
  'core.hooksPath': '/dev/null',
};

/**
 * Clones the repository into a folder, with its remote beside it: what is committed, tagged and pushed there stays there. The clone's main is
 * at the current commit, with the changes of the tree on top, and has the installed packages. A tree without git becomes one commit.
 * @param {string} folder an existing folder.
 * @returns the folder of the clone, and whether the tree has changes.
 */
export function cloneRepository(folder) {
  const origin = join(folder, 'origin.git');
  const clone = join(folder, 'gantry');
  const commit = tryGit(root, 'rev-parse', 'HEAD');
  if (commit === undefined) {
    git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', origin);
  } else {
    git(folder, 'clone', '--quiet', '--bare', root, origin);
    git(origin, 'update-ref', 'refs/heads/main', commit);
    git(origin, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  }
  git(folder, 'clone', '--quiet', origin, clone);
  for (const [name, value] of Object.entries(settings)) git(clone, 'config', name, value);

  git(root, '--git-dir', join(clone, '.git'), '--work-tree', root, 'add', '--all');
  const isChanged = tryGit(clone, 'diff', '--cached', '--quiet') === undefined;
  if (isChanged) {
    git(clone, 'commit', '--quiet', '--message', 'chore: what is not committed yet');
    git(clone, 'reset', '--quiet', '--hard');
    git(clone, 'push', '--quiet', 'origin', 'main');
  }
  linkModules(clone);
  return { clone, isChanged };
}

/** Gives the clone the installed packages of the repository, and its own packages by name. */
function linkModules(clone) {
  // The pattern of .gitignore takes folders alone, and these are links.
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  const from = join(root, 'node_modules');
  const to = join(clone, 'node_modules');
  mkdirSync(join(to, '@gantry'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@gantry' && (!name.startsWith('.') || name === '.bin' || name === '.package-lock.json'))
      symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(clone, 'packages'))) {
    symlinkSync(join(clone, 'packages', name), join(to, '@gantry', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(clone, 'packages', name, 'node_modules'));
  }
}

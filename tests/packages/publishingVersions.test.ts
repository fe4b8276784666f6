import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './packed.ts';

/** lerna, with the settings of the repository, in a repository of two packages. */

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });

function write(path: string, content: object | string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Makes a repository whose packages were released as `version`, and one commit of the kit after it. */
function createRepository(version: string, subject: string) {
  folder = mkdtempSync(join(tmpdir(), 'gantry-versions-'));
  // lerna's own file.
  const settings = JSON.parse(readFileSync(`${root}lerna.json`, 'utf8')) as object;
  write('lerna.json', { ...settings, version });
  write('package.json', { name: 'gantry', private: true, workspaces: ['packages/*'] });
  write('.gitignore', 'node_modules\n.nx\n');
  for (const name of ['ui-kit', 'module']) write(`packages/${name}/package.json`, { name: `@gantry/${name}`, version });
  cpSync(`${root}scripts/release/changelog.mjs`, join(folder, 'scripts/release/changelog.mjs'));
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Robin');
  git('config', 'user.email', 'robin@localhost');
  git('config', 'commit.gpgSign', 'false');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: everything');
  git('tag', `v${version}`);
  write('packages/ui-kit/index.js', 'export {};');
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}

const versionOf = (name: string) =>
  // lerna wrote the manifest. This code reads only this field.
  (JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version;

test.each([
  { from: '0.4.2', subject: 'feat(ui-kit)!: a button is called Press', to: '0.5.0' },
  { from: '0.4.2', subject: 'feat(ui-kit): a new button', to: '0.4.3' },
  { from: '1.4.2', subject: 'feat(ui-kit): a new button', to: '1.5.0' },
  { from: '1.4.2', subject: 'feat(ui-kit)!: a button is called Press', to: '2.0.0' },
])('$from and "$subject" give $to to all packages', ({ from, subject, to }) => {
  createRepository(from, subject);
  execFileSync('lerna', ['version', '--yes', '--no-push', '--loglevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect([versionOf('ui-kit'), versionOf('module')]).toEqual([to, to]);
  const sentence = subject.slice(subject.indexOf(': ') + 2);
  expect(readFileSync(join(folder, 'packages/ui-kit/CHANGELOG.md'), 'utf8')).toContain(sentence);
  expect(readFileSync(join(folder, 'packages/module/CHANGELOG.md'), 'utf8')).not.toContain(sentence);
});

// npm run pictures: takes the pictures of all stories, or with `-- -g title` of some, and deletes stray ones. Pictures that look the
// same keep their bytes. A second run compares them, so that the same screenshot needs no comparison later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  comparedFile,
  copiesFile,
  findStrayPictures,
  picturesFolder,
  readCompared,
  readCopies,
} from './support/pictures.ts';
import { isSmallPng, shrinkPng } from './support/smallPng.ts';
import { readStories } from './support/stories.ts';

const pathOf = (picture: string) => `${picturesFolder}${picture}.png`;
const listPictures = () =>
  readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.slice(0, -'.png'.length))
    .toSorted();

mkdirSync(picturesFolder, { recursive: true });
// While pictures are recorded, each story has its own picture, so that no story overwrites another's.
for (const [copy, original] of Object.entries(readCopies())) {
  mkdirSync(dirname(pathOf(copy)), { recursive: true });
  if (existsSync(pathOf(original))) copyFileSync(pathOf(original), pathOf(copy));
}
rmSync(copiesFile, { force: true });

for (const stray of findStrayPictures(readStories())) rmSync(`${picturesFolder}${stray}`, { force: true });

const run = ['test', 'stories.spec.ts', '--project=workshop', '--reporter=dot', ...process.argv.slice(2)];
const { status } = spawnSync('playwright', [...run, '--update-snapshots=changed'], { stdio: 'inherit' });

const firstWith = new Map<string, string>();
const copies: Record<string, string> = {};
for (const picture of listPictures()) {
  const taken = readFileSync(pathOf(picture));
  const file = isSmallPng(taken) ? taken : shrinkPng(taken);
  if (file !== taken) writeFileSync(pathOf(picture), file);
  const hash = createHash('sha256').update(file).digest('hex');
  const original = firstWith.get(hash);
  firstWith.set(hash, original ?? picture);
  if (original === undefined) continue;
  copies[picture] = original;
  rmSync(pathOf(picture));
}
for (const folder of readdirSync(picturesFolder)) {
  const path = `${picturesFolder}${folder}`;
  if (!folder.includes('.') && readdirSync(path).length === 0) rmSync(path, { recursive: true });
}
writeFileSync(copiesFile, `${JSON.stringify(copies, null, 2)}\n`);

// The second run compares what the first one took, and notes each comparison that passes.
const notes = fileURLToPath(new URL('../../test-results/compared-pictures/', import.meta.url));
rmSync(notes, { recursive: true, force: true });
mkdirSync(notes, { recursive: true });
const second = spawnSync('playwright', run, { stdio: 'inherit', env: { ...process.env, COMPARED_PICTURES: notes } });
const noted = readdirSync(notes, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`);
const compared = {
  ...readCompared(),
  ...Object.fromEntries(noted.map((path) => [path.slice(notes.length), readFileSync(path, 'utf8')])),
};
const isStray = new Set(findStrayPictures(readStories()));
const kept = Object.entries(compared).filter(([picture]) => !isStray.has(picture));
writeFileSync(
  comparedFile,
  `${JSON.stringify(Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
);
process.exit(status || second.status || 0);

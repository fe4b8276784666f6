// npm run pictures: records the pictures of all stories, or with `-- -g title` of some, and deletes stray ones. Sheets whose pictures
// look the same keep their bytes. A second run compares them, so that the same screenshot needs no comparison later.
// `-- --engines` draws them in three engines instead, to be looked at side by side.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawInEngines } from './engines.ts';
import {
  type Place,
  cutFolder,
  findStrayPictures,
  keyOf,
  picturesFolder,
  readTable,
  sheetOf,
  writeTable,
} from './support/pictures.ts';
import { writeSheet } from './support/sheets.ts';
import { modes, readStories } from './support/stories.ts';

const engines = process.argv.indexOf('--engines');
if (engines > 0) {
  await drawInEngines(process.argv.toSpliced(engines, 1).slice(2));
  process.exit();
}

const run = ['test', 'stories.spec.ts', '--project=workshop', '--reporter=dot'];
const stories = readStories();
mkdirSync(picturesFolder, { recursive: true });
rmSync(cutFolder, { recursive: true, force: true });

const notes = fileURLToPath(new URL('../../test-results/compared-pictures/', import.meta.url));
/** Runs the stories, and returns the exit code and the marks of the comparisons that passed. */
function play(...options: readonly string[]) {
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes, { recursive: true });
  const { status } = spawnSync('playwright', [...run, ...options], {
    stdio: 'inherit',
    env: { ...process.env, COMPARED_PICTURES: notes },
  });
  const files = readdirSync(notes, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`);
  return { status, marks: new Map(paths.map((path) => [path.slice(notes.length), readFileSync(path, 'utf8')])) };
}

const first = play(...process.argv.slice(2), '--update-snapshots=changed');
const keys = modes.flatMap((mode) => stories.map((story) => keyOf(story, mode)));
const before = withMarks(readTable(), first.marks);
const table = new Map([...Map.groupBy(keys, sheetOf).values()].flatMap((group) => [...writeSheet(group, before)]));
for (const stray of findStrayPictures(stories)) {
  if (stray.endsWith('.png')) rmSync(`${picturesFolder}${stray}`);
}
writeTable(table);

// The marks of a sheet that has changed are made again.
const changed = new Set(
  stories
    .filter((story) => modes.some((mode) => table.get(keyOf(story, mode))?.mark === ''))
    .map(({ title }) => title.replaceAll(/[^\w ]/g, '.')),
);
const second = changed.size === 0 ? first : play('-g', [...changed].join('|'));
writeTable(withMarks(table, second.marks));
process.exit(first.status || second.status || 0);

function withMarks(places: ReadonlyMap<string, Place>, marks: ReadonlyMap<string, string>): Map<string, Place> {
  return new Map([...places].map(([key, place]) => [key, { ...place, mark: marks.get(key) ?? place.mark }]));
}

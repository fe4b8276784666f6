// npm run bench: opens the built portal beside a plain page, measures Gantry's lists beside plain DOM and bare React, how soon the built portal shows an event, and modules from outside. Figures are medians over the runs; docs/performance.md is
// written from them. `-- --runs 7` changes the number of runs from 5. `-- --only floor,gantry` measures some of the lists, `-- --only live`
// events, `-- --only palette` the command palette, `-- --only interactions` presses and keys on the phone, `-- --only modules` hot reload and
// what modules leave, `-- --only shells` opening and switching. The page is written by a whole run alone. With `--strict` a figure over its
// limit fails the run.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { flatLines, lengths, listLines, liveLines, runKey } from './lines.ts';
import { interactionLines, measureInteractions } from './measureInteractions.ts';
import { measureList, median, type ListFigures } from './measureList.ts';
import { measureLive, type LiveFigures } from './measureLive.ts';
import { measureModules, moduleLines } from './measureModules.ts';
import { measurePalette, paletteLines } from './measurePalette.ts';
import { measureTheme } from './measureTheme.ts';
import { measureShells, shellTable, writePerformancePage } from './performancePage.ts';
import { servePages } from './pages.ts';
import { formatTable, keepsLimit, type Line } from './report.ts';
import { subjects } from './subjects.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string' }, only: { type: 'string' }, strict: { type: 'boolean', default: false } },
});
const runs = Number(options.runs ?? 5);
const isWanted = (name: string) => options.only?.split(',').includes(name) ?? true;
const measured = subjects.filter(({ name }) => isWanted(name));
const printed: Line[] = [];
const tables: string[] = [];

function print(title: string, columns: readonly string[], lines: readonly Line[]) {
  const table = formatTable(title, columns, lines);
  console.log(`\n${table}`);
  tables.push(table);
  printed.push(...lines);
}

function tellProgress(run: number, what: string) {
  process.stderr.write(`\r\u001B[Krun ${run} of ${runs}: ${what} …`);
}

async function measurePages() {
  const pages = await servePages();
  const browser = await chromium.launch(chromiumLaunch);
  const lists = new Map<string, ListFigures[]>();
  const theme: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const subject of measured) {
      for (const count of [lengths.short, lengths.long]) {
        tellProgress(run, `${subject.label}, ${count} items`);
        const key = runKey(subject.name, count);
        const figures = await measureList(browser, pages.address(subject.name), subject, count);
        lists.set(key, [...(lists.get(key) ?? []), figures]);
      }
    }
    tellProgress(run, 'a change of theme');
    theme.push((await measureTheme(browser, pages.address('kitRows'), 1000)).processor);
  }
  await browser.close();
  await pages.close();
  return { lists, theme };
}

async function measureOpening() {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await measureShells(browser, runs, tellProgress);
  } finally {
    await browser.close();
  }
}

const opening = isWanted('shells') ? await measureOpening() : null;
const figures = measured.length > 0 ? await measurePages() : null;
const live: LiveFigures[] = [];
for (let run = 1; isWanted('live') && run <= runs; run += 1) {
  tellProgress(run, 'the portal');
  live.push(await measureLive());
}
const palette = isWanted('palette') ? await measurePalette() : null;
const interactions = isWanted('interactions') ? await measureInteractions() : null;
const modules = isWanted('modules') ? await measureModules() : null;
process.stderr.write('\r\u001B[K');

console.log(`Medians of ${runs} runs; ratios are those of the last column to the first.`);
if (figures !== null) {
  const { lists, theme } = figures;
  const labels = measured.map(({ label }) => label);
  print('', labels, listLines(measured, lists));
  print('1,000 updates, ms of processor', ['50 rows', '10,000 rows'], flatLines(measured, lists));
  const label = 'a change of theme with 1,000 rows in the page, ms of processor';
  print('', ['Gantry'], [{ label, values: [median(theme)] }]);
}
if (palette !== null) print('the command palette', ['median', '95th percentile'], paletteLines(palette));
if (interactions !== null) {
  print('the portal on the phone, by presses and keys', ['median', '75th percentile'], interactionLines(interactions));
}
if (modules !== null) print('modules from outside', [''], moduleLines(modules));
if (live.length > 0) print('the built portal on the development platform', [''], liveLines(live));

if (opening !== null && options.only === undefined) {
  await writePerformancePage(opening, runs, tables);
  console.log('\ndocs/performance.md is written.');
} else if (opening !== null) {
  // The page holds every table, so a part of them does not replace it.
  console.log(`\n${shellTable(opening)}`);
}

const over = printed.filter((line) => !keepsLimit(line)).length;
if (over > 0) {
  console.error(`\n${over} over the limit. Where the machine was busy with something else, run it again.`);
  if (options.strict) process.exitCode = 1;
}

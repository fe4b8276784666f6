// npm run bench: what Gantry's lists cost, beside a floor in plain DOM, bare React and a peer, all in one run. Figures are medians
// over the runs. `-- --runs 7` for other than 5 runs; `-- --only floor,gantry` for some of the pages.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { measureList, median, type ListFigures } from './measureList.ts';
import { measureTheme } from './measureTheme.ts';
import { servePages } from './pages.ts';
import { formatTable, keepsLimit, type Line } from './report.ts';
import { subjects } from './subjects.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } });
const runs = Number(options.runs ?? 5);
const measured = subjects.filter(({ name }) => options.only?.split(',').includes(name) ?? true);
const [short, long] = [50, 10_000];

const pages = await servePages();
const browser = await chromium.launch(chromiumLaunch);
const figures = new Map<string, ListFigures[]>();
const theme = { patternFly: [] as number[], kitRows: [] as number[] };

for (let run = 1; run <= runs; run += 1) {
  for (const subject of measured) {
    for (const count of subject.isSlow && run > 1 ? [short] : [short, long]) {
      process.stderr.write(`\rrun ${run} of ${runs}: ${subject.label}, ${count} items …        `);
      const key = `${subject.name} ${count}`;
      figures.set(key, [
        ...(figures.get(key) ?? []),
        await measureList(browser, pages.address(subject.name), subject, count),
      ]);
    }
  }
  for (const name of ['patternFly', 'kitRows'] as const) {
    theme[name].push((await measureTheme(browser, pages.address(name), 1000)).processor);
  }
}
process.stderr.write('\r\u001B[K');
await browser.close();
await pages.close();

function middle(count: number, read: (figures: ListFigures) => number): (number | null)[] {
  return measured.map(({ name }) => {
    const found = figures.get(`${name} ${count}`);
    return found === undefined ? null : median(found.map(read));
  });
}

const listLines: Line[] = [
  {
    label: 'mounting a list of 10,000 items, ms until painted',
    values: middle(long, (f) => f.mount),
    limit: { kind: 'ratio', most: 3 },
  },
  { label: '  processor time of it, ms', values: middle(long, (f) => f.mountProcessor) },
  { label: '  from the service’s answer as text, ms until painted', values: middle(long, (f) => f.fromAnswer) },
  {
    label: 'JS heap of 10,000 items, MB',
    values: middle(long, (f) => f.heap / 1e6),
    limit: { kind: 'value', most: 6 },
  },
  {
    label: '1,000 updates at 10,000 rows, ms of processor',
    values: middle(long, (f) => f.updates),
    digits: 0,
    limit: { kind: 'ratio', most: 5.5 },
  },
  { label: '  the same at 50 rows', values: middle(short, (f) => f.updates), digits: 0 },
  { label: '  all at once at 10,000 rows', values: middle(long, (f) => f.burst), digits: 0 },
  {
    label: '  longest task over 50 ms',
    values: middle(long, (f) => f.longestTask),
    digits: 0,
    limit: { kind: 'value', most: 50 },
  },
  { label: 'mounting a list of 50 items, ms until painted', values: middle(short, (f) => f.mount) },
];
const flatLines: Line[] = measured.map(({ name, label }) => {
  const [few = null, many = null] = [short, long].map((count) => {
    const found = figures.get(`${name} ${count}`);
    return found === undefined ? null : median(found.map(({ updates }) => updates));
  });
  return {
    label: `  ${label}`,
    values: [few, many],
    digits: 0,
    ...(name === 'gantry' && { limit: { kind: 'ratio' as const, most: 1.25 } }),
  };
});
const themeLines: Line[] = [
  {
    label: 'a change of theme with 1,000 rows in the page, ms of processor',
    values: [median(theme.patternFly), median(theme.kitRows)],
  },
];

console.log(`Medians of ${runs} runs; ratios are Gantry’s to the first column.\n`);
console.log(
  formatTable(
    '',
    measured.map(({ label }) => label),
    listLines,
  ),
);
console.log(`\n${formatTable('1,000 updates, ms of processor', ['50 rows', '10,000 rows'], flatLines)}`);
console.log(`\n${formatTable('', ['PatternFly', 'Gantry'], themeLines)}`);
const over = [...listLines, ...flatLines].filter((line) => !keepsLimit(line));
if (over.length > 0) {
  console.error(`\n${over.length} over the limit. Where the machine was busy with something else, run it again.`);
  process.exitCode = 1;
}

// npm run bench: opens the built portal as people do beside its floors, switches its modules, measures Gantry's list beside plain DOM, and how soon the
// portal answers presses and keys. docs/performance.md is written from it. `-- --runs 7` changes the number of runs from 5. `-- --only
// lists,switching` measures some of the parts and leaves the page alone. With `--strict` a figure over its limit fails the run.
import { parseArgs } from 'node:util';
import { measureInteractions } from './measureInteractions.ts';
import { measureLists } from './measureLists.ts';
import { measureOpening } from './measureOpening.ts';
import { measureSwitching } from './measureSwitching.ts';
import { formatTable, keepsLimit, writePerformancePage, type Table, type Tell } from './report.ts';

const parts: Readonly<Record<string, (runs: number, tell: Tell) => Promise<readonly Table[]>>> = {
  opening: measureOpening,
  switching: measureSwitching,
  lists: measureLists,
  interactions: measureInteractions,
};

const { values: options } = parseArgs({
  options: { runs: { type: 'string' }, only: { type: 'string' }, strict: { type: 'boolean', default: false } },
});
const runs = Number(options.runs ?? 5);
const wanted = options.only?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0 || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [--runs 5] [--only ${Object.keys(parts).join(',')}] [--strict]`);
  process.exit(2);
}

const tables: Table[] = [];
for (const name of wanted) {
  const measured = await parts[name]?.(runs, (run, what) => {
    process.stderr.write(`\r\u001B[Krun ${run} of ${runs}: ${what} …`);
  });
  process.stderr.write('\r\u001B[K');
  for (const table of measured ?? []) console.log(`${formatTable(table)}\n`);
  tables.push(...(measured ?? []));
}
console.log(`Medians of ${runs} runs; a ratio is that of the last column to the first.`);

if (options.only === undefined) {
  await writePerformancePage(tables, runs);
  console.log('docs/performance.md is written.');
}

const over = tables.flatMap(({ lines }) => lines.filter((line) => !keepsLimit(line))).length;
if (over > 0) {
  console.error(`\n${over} over the limit. If the machine was busy with something else, run it again.`);
  if (options.strict) process.exitCode = 1;
}

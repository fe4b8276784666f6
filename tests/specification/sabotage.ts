// npx node tests/specification/sabotage.ts [row…]: breaks the rule of each drawn row in a clone, and expects a test that the row names to fail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { git } from '../../scripts/release/git.mjs';
import { cloneRepository } from '../../scripts/support/clone.mjs';
import { readTests } from '../../scripts/support/reports.mjs';
import { runKept } from '../../scripts/support/run.mjs';
import { findBrowsers } from '../../scripts/support/setUp.mjs';
import { drawnRows, patchOf } from './draw.ts';
import { isNamed, patternOf, type Row } from './named.ts';

const asked = process.argv.slice(2);
const rows = drawnRows().filter(({ name }) => asked.length === 0 || asked.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'gantry-sabotage-'));
const { clone } = cloneRepository(folder);
const report = join(folder, 'report.json');
const env = { ...(await findBrowsers()), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NX_DAEMON: 'false' };

type Ran = ReturnType<typeof readTests>;
const run = (command: string, ...args: string[]) => runKept(command, args, { cwd: clone, env, keep: true });

const vitest = ['run', '--project=unit', '--project=browser', '--testTimeout=90000', `--outputFile=${report}`];
const playwright = ['test', '--project=e2e', '--project=bad-days'];

/** Runs tests that rows name, flows on a new build. */
async function runTests(tests: Row['tests']): Promise<Ran> {
  const title = tests.map(({ titles }) => titles.map((one) => patternOf(one).source.slice(1, -1)).join('.*')).join('|');
  const files = Map.groupBy(new Set(tests.map(({ file }) => file)), (file) => file.startsWith('tests/e2e/'));
  const ran: Ran = [];
  for (const [isFlow, some] of files) {
    rmSync(report, { force: true });
    // Without a build, a flow would play on the one before.
    if (isFlow && (await run('node', 'scripts/build.mjs', '--if-changed')).code !== 0) continue;
    if (isFlow) await run('playwright', ...playwright, '--reporter=json', '-g', title, ...some);
    else await run('vitest', ...vitest, '--reporter=json', '-t', title, ...some);
    ran.push(...readTests(report));
  }
  return ran;
}

/** The tests of a row among those that ran. Those beside them were skipped. */
const ofRow = ({ tests }: Row, ran: Ran) =>
  tests.map((test) => ran.filter(({ file, titles }) => file.endsWith(test.file) && isNamed(test, titles)));

/** What became of the tests of a row whose rule is broken. */
function outcomeOf(row: Row, ran: Ran): string {
  const own = ofRow(row, ran).flat();
  if (own.length === 0) return 'FAULT: nothing ran';
  const failed = own.find(({ status }) => status !== 'passed');
  if (failed === undefined) return 'FAULT: passed although the rule is broken';
  const error = stripVTControlCharacters(failed.errors[0] ?? failed.status).split('\n')[0] ?? '';
  return /AssertionError|expect\(|Error: expected |Cannot find element/.test(error)
    ? `failed as it should: ${error}`
    : `FAULT: failed otherwise: ${error}`;
}

console.log('Every named test is run without a patch');
const whole = await runTests(rows.flatMap(({ tests }) => tests));
const faulty = rows.filter((row) =>
  ofRow(row, whole).some((ran) => ran.length === 0 || ran.some(({ status }) => status !== 'passed')),
);
for (const { name } of faulty) console.log(`${name}: FAULT: fails or does not run without a patch`);

let faults = faulty.length;
for (const row of rows) {
  git(clone, 'apply', patchOf(row));
  const outcome = outcomeOf(row, await runTests(row.tests));
  git(clone, 'checkout', '--', '.');
  if (outcome.startsWith('FAULT')) faults += 1;
  console.log(
    `${row.name} | ${row.cells[1] ?? ''} | ${row.tests.map(({ titles }) => titles.at(-1)).join('; ')} | ${outcome}`,
  );
}
rmSync(folder, { recursive: true });
console.log(`${rows.length} rows, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

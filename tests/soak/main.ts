// npm run proof -- --only soak --rounds 5: repeats the flows and the tests in a browser beside two endless loops, and names each test that
// failed once. `--part browser` takes one part; each part ends after 40 minutes, and `--from 4` goes on with its fourth round.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTests } from '../../scripts/support/reports.mjs';
import { progress, root, runKept } from '../../scripts/support/run.mjs';
import { parts, planted, type Run } from './parts.ts';

const longestPartMs = 40 * 60_000;

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, part: { type: 'string' }, from: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 1);
const from = Number(values.from ?? 1);
const names = values.part === undefined ? Object.keys(parts) : [values.part];
if (!(rounds >= 1 && from >= 1) || names.some((name) => !(name in parts))) {
  console.error(
    `Usage: npm run proof -- --only soak --rounds 5 [--part ${Object.keys(parts).join('|')}] [--from 2]. Rounds are numbers from 1.`,
  );
  process.exit(1);
}

const folder = `${root}test-results/soak`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** How often each test ran and failed, and what it said first. */
const counts = new Map<string, { ran: number; failed: number; error: string }>();
const unfinished: string[] = [];

async function runOnce(part: string, round: number, { command, environment = {} }: Run): Promise<void> {
  const report = `${folder}/${part}-${String(round)}.json`;
  const [program = '', ...args] = command(report);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await runKept(program, args, { env, keep: true, show: false });
  const tests = readTests(report);
  for (const { file, titles, status, errors } of tests) {
    const name = `${file}: ${titles.join(' › ')}`;
    const count = counts.get(name) ?? { ran: 0, failed: 0, error: '' };
    if (status !== 'skipped' && status !== 'pending') count.ran++;
    if (status === 'failed' || status === 'timedOut' || status === 'interrupted') {
      count.failed++;
      count.error ||= errors[0] ?? status;
    }
    counts.set(name, count);
  }
  const isNamed = tests.some(({ status }) => status !== 'passed' && status !== 'skipped' && status !== 'pending');
  if (tests.length > 0 && (code === 0 || isNamed)) return;
  // No test failed, and yet the run did: a browser that ended, or an error between tests.
  const log = `${folder}/${part}-${String(round)}.log`;
  writeFileSync(log, output);
  counts.set(`${part}, round ${String(round)}`, { ran: 1, failed: 1, error: `ended with ${String(code)}: ${log}` });
}

const loops: ChildProcess[] = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
try {
  for (const name of names) {
    const startedAt = Date.now();
    for (let round = from; round <= rounds; round++) {
      if (Date.now() - startedAt > longestPartMs) {
        unfinished.push(
          `${name} has ${String(round - 1)} of ${String(rounds)} rounds; --part ${name} --from ${String(round)} goes on.`,
        );
        break;
      }
      progress(`${name}: round ${String(round)} of ${String(rounds)}`);
      for (const run of parts[name] ?? []) await runOnce(name, round, run);
    }
  }
  // Four in a row: the planted test fails once in them, so a soak that does not name it would name nothing.
  for (let round = 1; round <= 4; round++) await runOnce('planted', round, planted);
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}

const failed = [...counts].filter(([, { failed }]) => failed > 0);
const isPlanted = (name: string) => name.startsWith('tests/soak/planted');
const ran = [...counts.values()].reduce((sum, count) => sum + count.ran, 0);
for (const [name, { ran, failed: times, error }] of failed.filter(([name]) => !isPlanted(name)))
  console.error(`\nFAILED ${String(times)} of ${String(ran)}: ${name}\n${error}`);
const seen = failed.filter(([name]) => isPlanted(name)).length;
console.log(
  `\n${String(counts.size)} tests ran ${String(ran)} times; ${String(failed.length - seen)} failed at least once.`,
);
if (seen !== 1) console.error('The planted race was not named, so this soak proves nothing.');
for (const line of unfinished) console.error(`Left out: ${line}`);
process.exitCode = failed.length === seen && seen === 1 && unfinished.length === 0 ? 0 : 1;

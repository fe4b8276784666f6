// npm run proof -- --only elsewhere: the units and the tests in a browser, in other worlds than the usual one. By the number of the commit
// it takes two worlds in turn, and the tests that may depend on them. `--long` takes every world and every test, `--world NAME` one world, with
// the files that follow or every test.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tryGit } from '../../scripts/release/git.mjs';
import { readTests } from '../../scripts/support/reports.mjs';
import { fail, leftOutCode, leftOutMark, progress, root, runKept } from '../../scripts/support/run.mjs';
import { worldVariable } from '../worlds/world.ts';
import { worlds, type World } from '../worlds/worlds.ts';
import { prepare } from './prepare.ts';
import { testsFor } from './testsFor.ts';

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false }, world: { type: 'string' } },
  allowPositionals: true,
});
const isWhole = values.long || values.world !== undefined;
const names = Object.keys(worlds).filter((name) => name !== 'usual');
if (values.world !== undefined && !names.includes(values.world))
  fail(`No world is named "${values.world}". The worlds are: ${names.join(', ')}.`);

/** A copy without git, such as an archive, takes the first two. */
const commitNumber = () => Number(tryGit(root, 'rev-list', '--count', 'HEAD') ?? 0);

function chosenNames(): readonly string[] {
  if (values.world !== undefined) return [values.world];
  if (values.long) return names;
  const first = commitNumber() * 2;
  return [0, 1].map((next) => names[(first + next) % names.length] ?? '');
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly result: 'passed' | 'FAILED' | 'left out';
  readonly details: readonly string[];
}

const folder = `${root}test-results/elsewhere`;
mkdirSync(folder, { recursive: true });

async function runIn(name: string, world: World): Promise<Outcome> {
  const startedAt = Date.now();
  const outcome = (result: Outcome['result'], details: readonly string[]): Outcome => ({
    name,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    result,
    details,
  });
  const place = await prepare(world);
  if ('reason' in place) return outcome('left out', [place.reason]);
  try {
    const { cwd, prefix, environment } = place;
    const report = `${cwd}test-results/elsewhere/${name.replaceAll(/\W/gu, '-')}.json`;
    const tests = isWhole ? positionals : testsFor(world);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const [program, ...args] = [...prefix, 'vitest', 'run', '--project', 'unit', '--project', 'browser'];
    progress(`${name}: ${tests.length === 0 ? 'every test' : `${String(tests.length)} files of tests`}`);
    const env = { ...environment, [worldVariable]: name };
    const { code, output } = await runKept(program, [...args, ...reporters, ...tests], {
      env,
      keep: true,
      show: false,
      cwd,
    });
    const ran = readTests(report);
    const failed = ran.filter(({ status }) => status === 'failed');
    const details = failed.map(({ file, titles, errors }) => `${file}: ${titles.join(' › ')}\n${errors[0] ?? ''}`);
    if (code === 0 && ran.length > 0) return outcome('passed', [`${String(ran.length)} tests`]);
    return outcome('FAILED', details.length > 0 ? details : [output.toString().slice(-6000)]);
  } finally {
    await place.close();
  }
}

const outcomes: Outcome[] = [];
for (const name of chosenNames()) {
  const world = worlds[name];
  if (world) outcomes.push(await runIn(name, world));
}

for (const { name, details } of outcomes.filter(({ result }) => result === 'FAILED'))
  console.error(`\n${name} FAILED:\n${details.join('\n')}`);
console.log('\nworld                        seconds');
for (const { name, seconds, result, details } of outcomes)
  console.log(
    `${name.padEnd(28)} ${String(seconds).padStart(7)}  ${result}${result === 'passed' ? `, ${details[0] ?? ''}` : ''}`,
  );
const leftOut = outcomes.filter(({ result }) => result === 'left out');
for (const { name, details } of leftOut) console.log(`${leftOutMark}the world "${name}", since ${details[0] ?? ''}.`);
if (outcomes.some(({ result }) => result === 'FAILED')) process.exitCode = 1;
else if (leftOut.length > 0) process.exitCode = leftOutCode;

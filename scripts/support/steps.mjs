import { mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fail, progress, root, runKept } from './run.mjs';
import { findBrowsers, installDependencies, installTools, requireNode } from './setUp.mjs';
import { readTests } from './reports.mjs';

/**
 * A step of `npm test` or `npm run proof`. It takes some of the four `places`: most steps wait for a browser or a clock, so two cores
 * serve four places. A step of four runs alone. A step starts as soon as it fits; if several fit, the first one starts. Steps of two places never run side by side.
 * `needs` names the step whose result it needs, `after` one that goes first if both run. `isFast` marks a step that needs neither a build nor
 * a browser. `tools` names what it installs besides Chromium. `isLast` marks one that reads the reports of the others. `when` names a step that runs in the long form alone, or only if it is asked for.
 * @typedef {{ name: string, places: 1 | 2 | 4, command: string[], needs?: string, after?: string, tools?: Parameters<typeof installTools>[0], isFast?: boolean, isLast?: boolean, when?: 'long' | 'asked' }} Step
 */

const places = 4;
/** How much of a failed step's output is printed again at the end. */
const lastLines = 80;
const reportsFolder = `${root}test-results/reports`;

/**
 * Runs steps, prints how long each step and the slowest tests took, and ends the process. `--only name,name` on the command line selects
 * steps, with what they need; what follows goes to the last of them.
 * @param {readonly Step[]} steps
 * @param {(step: Step) => boolean} [isWanted] which steps run if the command line selects none.
 * @returns {Promise<never>}
 */
export async function runSteps(steps, isWanted = () => true) {
  requireNode();
  await installDependencies();
  const selected = select(steps, isWanted);
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
  const env = {
    // Hundreds of Node processes load the same tools. Each takes them as the first one compiled them.
    NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`,
    ...(selected.every(({ isFast }) => isFast) ? {} : await findBrowsers()),
  };
  await installTools([...new Set(selected.flatMap(({ tools = [] }) => tools))]);
  const startedAt = Date.now();
  const results = await runAll(selected, env);
  printResults(results, Math.round((Date.now() - startedAt) / 1000));
  process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
}

function select(steps, isWanted) {
  const at = process.argv.indexOf('--only');
  if (at < 0) return steps.filter(isWanted);
  const [names = '', ...args] = process.argv.slice(at + 1);
  const find = (name) =>
    steps.find((step) => step.name === name) ??
    fail(`No step is named "${name}". The steps are: ${steps.map((step) => step.name).join(', ')}.`);
  const named = names.split(',').map(find);
  const last = named.at(-1);
  const needed = new Set(named.map(({ needs }) => needs));
  return steps
    .filter((step) => named.includes(step) || needed.has(step.name))
    .map((step) => (step === last ? { ...step, command: [...step.command, ...args] } : step));
}

/** Starts each step when enough places are free and the step before it has ended. */
async function runAll(waiting, env) {
  const ended = [];
  const running = new Map();
  const queue = [...waiting];
  while (queue.length > 0 || running.size > 0) {
    const free = places - [...running.values()].reduce((sum, { step }) => sum + step.places, 0);
    const isAhead = (name) => running.has(name) || queue.some((step) => step.name === name);
    const isReady = ({ needs, after, isLast }) =>
      !isAhead(needs) && !isAhead(after) && !(isLast && queue.length + running.size > 1);
    const isHeavyRunning = [...running.values()].some(({ step }) => step.places > 1);
    const fits = ({ places: taken }) => taken <= free && !(taken > 1 && isHeavyRunning);
    const at = queue.findIndex((step) => fits(step) && isReady(step));
    if (at >= 0) {
      const [step] = queue.splice(at, 1);
      running.set(step.name, { step, result: runStep(step, env) });
      continue;
    }
    const result = await Promise.race([...running.values()].map((entry) => entry.result));
    running.delete(result.name);
    ended.push(result);
  }
  return waiting.map(({ name }) => ended.find((result) => result.name === name));
}

/** A step of two places prints as it runs, because no other one of them runs beside it. The output of the others is printed when they end. */
async function runStep({ name, command, places: taken }, env) {
  progress(`${name}: ${command.join(' ')}`);
  const startedAt = Date.now();
  const isShown = taken > 1;
  const report = `${reportsFolder}/${name}.json`;
  const [program = '', ...args] = reported(command, report);
  const { code, output } = await runKept(program, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    keep: true,
    show: isShown,
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (!isShown && output.length > 0) {
    progress(`${name} ${code === 0 ? 'passed' : 'FAILED'}:`);
    process.stdout.write(output);
  }
  const lines = stripVTControlCharacters(output.toString()).trimEnd().split('\n');
  return { name, code, lines, seconds, tests: readTests(report) };
}

/** Lets the runner of tests write a report of each test, beside what it prints. */
function reported(command, file) {
  const [program, verb] = command;
  if (program === 'vitest' && verb === 'run')
    return [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (program === 'playwright' && verb === 'test') {
    const printed = command.includes('--reporter=dot') ? 'dot' : 'list';
    return [...command.filter((part) => !part.startsWith('--reporter=')), `--reporter=${printed},json`];
  }
  return command;
}

function printResults(results, seconds) {
  const passed = results.filter(({ code }) => code === 0);
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, lines } of failed)
    console.log(`\n${name} FAILED. Its last lines:\n${lines.slice(-lastLines).join('\n')}`);

  console.log('\nstep         seconds');
  for (const { name, code, seconds: taken } of results)
    console.log(`${name.padEnd(12)} ${String(taken).padStart(7)}${code === 0 ? '' : '  FAILED'}`);
  console.log(`${'all'.padEnd(12)} ${String(seconds).padStart(7)}`);

  const tests = results.flatMap(({ name, tests: own }) => own.map((test) => ({ step: name, ...test })));
  if (tests.length > 0) console.log('\nThe slowest tests, in seconds:');
  for (const { step, titles, file, duration } of tests.toSorted((a, b) => b.duration - a.duration).slice(0, 10))
    console.log(`${(duration / 1000).toFixed(1).padStart(6)}  ${step}: ${basename(file)}: ${titles.join(' ')}`);

  // Node 20 runs this file, and has no groupBy.
  const leftOut = new Map();
  for (const { step, reason } of tests) {
    const what = `${step}, since ${reason}`;
    if (reason !== undefined) leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  }
  for (const [what, count] of leftOut) console.log(`\nLeft out: ${count} tests of ${what}.`);

  for (const { name, lines, seconds: taken } of failed) {
    // What differs stands in lines with a sign, the failed line of a test behind an angle bracket.
    const named = lines.filter((line) =>
      /^\s*(?:FAIL |\d+\) \[|\w*Error: |[-+] {2}|> *\d+ \||(?:Locator|Expected|Received)[\w ]*: )/u.test(line),
    );
    const shown = named.length > 0 ? named.slice(0, 20) : lines.slice(-5);
    console.log(`\nFAILED: ${name} ${taken} s\n${shown.join('\n')}`);
  }
  const counts = `${passed.length} passed, ${failed.length} failed`;
  console.log(`\nsteps: ${counts}\n${counts}`);
}

import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { fail, leftOutCode, leftOutMark, progress, root, runKept } from './run.mjs';
import { findBrowsers, installDependencies, installTools, requireNode } from './setUp.mjs';
import { readTests } from './reports.mjs';
import { codeOf, printResults } from './summary.mjs';

/**
 * A step of `npm test` or `npm run proof`. It takes some of the four `places`: most steps wait for a browser or a clock, so two cores
 * serve four places. A step of four runs alone. A step starts as soon as it fits; if several fit, the first one starts. Steps of two places never run side by side.
 * `needs` names the step whose result it needs, `after` one that goes first if both run. `isFast` marks a step that needs neither a build nor
 * a browser. `tools` names what it installs besides Chromium. `isLast` marks one that reads the reports of the others. `when` names a step that runs in the long form alone, or only if it is asked for.
 * @typedef {{ name: string, places: 1 | 2 | 4, command: string[], needs?: string, after?: string, tools?: Parameters<typeof installTools>[0], isFast?: boolean, isLast?: boolean, when?: 'long' | 'asked' }} Step
 */

const places = 4;
const reportsFolder = `${root}test-results/reports`;

/**
 * Runs steps, prints how long each step and the slowest tests took, and ends the process: with 0 if all passed, 1 if one failed, 2 if something was
 * left out. `--only name,name` on the command line selects steps, with what they need; what follows goes to the last of them.
 * `--leave-out name,name` takes steps away, for a machine that cannot have what they need.
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
  const missing = await installTools([...new Set(selected.flatMap(({ tools = [] }) => tools))]);
  const startedAt = Date.now();
  const results = await runAll(selected, env, missing);
  printResults(results, Math.round((Date.now() - startedAt) / 1000));
  process.exit(codeOf(results));
}

function select(steps, isWanted) {
  const find = (name) =>
    steps.find((step) => step.name === name) ??
    fail(`No step is named "${name}". The steps are: ${steps.map((step) => step.name).join(', ')}.`);
  const leaveOut = process.argv.indexOf('--leave-out');
  const away = leaveOut < 0 ? [] : (process.argv[leaveOut + 1] ?? '').split(',').map(find);
  if (away.length > 0) console.log(`Left out, as asked: ${away.map(({ name }) => name).join(', ')}.`);
  const at = process.argv.indexOf('--only');
  if (at < 0) return steps.filter((step) => isWanted(step) && !away.includes(step));
  const [names = '', ...args] = process.argv.slice(at + 1);
  const named = names.split(',').map(find);
  const last = named.at(-1);
  const needed = new Set(named.map(({ needs }) => needs));
  return steps
    .filter((step) => named.includes(step) || needed.has(step.name))
    .map((step) => (step === last ? { ...step, command: [...step.command, ...args] } : step));
}

/** Starts each step when enough places are free and the step before it has ended. */
async function runAll(waiting, env, missing) {
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
      running.set(step.name, { step, result: runStep(step, env, missing) });
      continue;
    }
    const result = await Promise.race([...running.values()].map((entry) => entry.result));
    running.delete(result.name);
    ended.push(result);
  }
  return waiting.map(({ name }) => ended.find((result) => result.name === name));
}

/** A step of two places prints as it runs, because no other one of them runs beside it. The output of the others is printed when they end. */
async function runStep({ name, command, places: taken, tools = [] }, env, missing) {
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
  const leftOut = tools.flatMap((kind) => missing.get(kind) ?? []);
  if (code === leftOutCode) leftOut.push(...lines.filter((line) => line.startsWith(leftOutMark)));
  return { name, code: code === leftOutCode ? 0 : code, leftOut, lines, seconds, tests: readTests(report) };
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

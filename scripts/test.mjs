// npm test: every step. npm run check (--fast): the steps that need neither a build nor a browser. `--only name,name` runs the named steps.
import { stripVTControlCharacters } from 'node:util';
import { findBrowsers, installDependencies, requireNode } from './support/setUp.mjs';
import { fail, progress, root, runKept } from './support/run.mjs';

const isFast = process.argv.includes('--fast');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]?.split(',') : undefined;

/**
 * The steps. Each takes one or two of the four `places`: most of them wait for a browser or a clock, so two cores serve four places. A step
 * starts as soon as it fits; of those that fit, the first one. Steps of two places never run side by side. `after` names the step whose
 * result it needs. The fast run skips `slow` steps.
 */
const steps = [
  { name: 'types', places: 2, command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'format', places: 1, command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'lint', places: 2, command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'unused', places: 1, command: ['knip', '--no-progress'] },
  { name: 'api', places: 1, after: 'types', command: ['vitest', 'run', '--project', 'packages', 'apiReports'] },
  { name: 'unit', places: 2, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'build', places: 1, slow: true, command: ['npm', 'run', '--silent', 'build'] },
  // Flows wait for the product's own time limits, so three at a time take one core.
  { name: 'e2e', places: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=e2e'] },
  { name: 'storybook', places: 1, slow: true, command: ['npm', 'run', '--silent', 'build-storybook', '--', '--quiet'] },
  { name: 'browser', places: 2, slow: true, command: ['vitest', 'run', '--project', 'browser'] },
  {
    name: 'workshop',
    places: 2,
    slow: true,
    after: 'storybook',
    command: ['playwright', 'test', '--project=workshop', '--reporter=dot'],
  },
  { name: 'sizes', places: 1, slow: true, after: 'build', command: ['node', 'tests/sizes/main.ts'] },
  {
    name: 'publishing',
    places: 1,
    slow: true,
    after: 'build',
    command: ['vitest', 'run', '--project', 'packages', 'publishing'],
  },
  // A clone without any build starts.
  { name: 'start', places: 1, slow: true, command: ['vitest', 'run', '--project', 'packages', 'scripts/start'] },
  // Another app installs the packages from a registry, as released after a breaking change.
  {
    name: 'release',
    places: 1,
    slow: true,
    after: 'build',
    command: ['node', 'scripts/release/main.mjs', '--dry-run', '--breaking', '--without-checks'],
  },
  { name: 'adoption', places: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=adoption'] },
  { name: 'outside', places: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=outside'] },
  { name: 'policy', places: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=packages'] },
  {
    name: 'monkey',
    places: 1,
    slow: true,
    after: 'build',
    command: ['node', '--conditions=@gantry/source', 'tests/monkey/main.ts', '--minutes', '1', '--seed', '1'],
  },
  { name: 'interop', places: 1, slow: true, after: 'build', command: ['node', 'tests/interop/main.ts', '--short'] },
];
const places = 4;
/** How much of a failed step's output is printed again at the end. */
const lastLines = 80;

requireNode();
await installDependencies();
const selected = steps.filter((step) => (only ? only.includes(step.name) : !(isFast && step.slow)));
if (selected.length === 0) fail(`No such step. The steps are: ${steps.map((step) => step.name).join(', ')}.`);
const env = {
  SECOND_TRY: 'true',
  // Hundreds of Node processes load the same tools. Each takes them as the first one compiled them.
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`,
  ...(selected.some((step) => step.slow) ? await findBrowsers() : {}),
};

const results = await runAll(selected);

const passed = results.filter(({ code }) => code === 0);
const failed = results.filter(({ code }) => code !== 0);
for (const { name, lines } of passed) reportSecondTries(name, lines);
for (const { name, lines } of failed) {
  console.log(`\n${name} FAILED. Its last lines:\n${lines.slice(-lastLines).join('\n')}`);
}
console.log('');
if (passed.length > 0) console.log(`passed: ${passed.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
for (const { name, lines, seconds } of failed) {
  const named = lines.filter((line) => /^\s*(?:FAIL |\d+\) \[|\w*Error: )/u.test(line));
  console.log(`FAILED: ${name} ${seconds} s\n${named.slice(0, 12).join('\n')}`);
}
const counts = `${passed.length} passed, ${failed.length} failed`;
console.log(`\nsteps: ${counts}\n${counts}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Starts each step when enough places are free and the step named in `after` has ended. */
async function runAll(waiting) {
  const ended = [];
  const running = new Map();
  const queue = [...waiting];
  while (queue.length > 0 || running.size > 0) {
    const free = places - [...running.values()].reduce((sum, { step }) => sum + step.places, 0);
    const isReady = ({ after }) =>
      !after || !waiting.some(({ name }) => name === after) || ended.some(({ name }) => name === after);
    const isHeavyRunning = [...running.values()].some(({ step }) => step.places > 1);
    const fits = ({ places: taken }) => taken <= free && !(taken > 1 && isHeavyRunning);
    const at = queue.findIndex((step) => fits(step) && isReady(step));
    if (at >= 0) {
      const [step] = queue.splice(at, 1);
      running.set(step.name, { step, result: runStep(step) });
      continue;
    }
    const result = await Promise.race([...running.values()].map((entry) => entry.result));
    running.delete(result.name);
    ended.push(result);
  }
  return waiting.map(({ name }) => ended.find((result) => result.name === name));
}

/** Names the tests that passed only on their second try: Playwright lists them below "1 flaky", Vitest marks each. */
function reportSecondTries(name, lines) {
  const flaky = lines.findIndex((line) => /^ +\d+ flaky$/u.test(line));
  const listed = flaky < 0 ? [] : lines.slice(flaky + 1).filter((line) => line.startsWith('    ['));
  const marked = lines.filter((line) => line.includes('(retry x'));
  for (const line of [...listed, ...marked]) console.log(`${name}: passed on the second try: ${line.trim()}`);
}

/** A step of two places prints as it runs, because no other one of them runs beside it. The output of the others is printed when they end. */
async function runStep({ name, command, places: taken }) {
  progress(`${name}: ${command.join(' ')}`);
  const startedAt = Date.now();
  const [program = '', ...args] = command;
  const isShown = taken > 1;
  const { code, output } = await runKept(program, args, { env, keep: true, show: isShown });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (!isShown && output.length > 0) {
    progress(`${name} ${code === 0 ? 'passed' : 'FAILED'}:`);
    process.stdout.write(output);
  }
  const lines = stripVTControlCharacters(output.toString()).trimEnd().split('\n');
  return { name, code, lines, seconds };
}

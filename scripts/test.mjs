// npm test: every step. npm run check (--fast): the steps that need neither a build nor a browser. `--only name,name` runs the named steps.
import { findBrowsers, installDependencies, requireNode } from './support/setUp.mjs';
import { fail, progress, runKept } from './support/run.mjs';

const isFast = process.argv.includes('--fast');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]?.split(',') : undefined;

/**
 * The steps in order. The fast run skips `slow` steps. A step that takes one core (`cores: 1`) runs beside another one. `after`
 * names the step whose result it needs.
 */
const steps = [
  { name: 'types', cores: 2, command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', cores: 2, command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'unused', cores: 1, command: ['knip', '--no-progress'] },
  { name: 'format', cores: 1, command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'api', cores: 1, after: 'types', command: ['vitest', 'run', '--project', 'packages', 'apiReports'] },
  { name: 'unit', cores: 2, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'build', cores: 1, slow: true, command: ['npm', 'run', '--silent', 'build'] },
  { name: 'storybook', cores: 1, slow: true, command: ['npm', 'run', '--silent', 'build-storybook', '--', '--quiet'] },
  {
    name: 'monkey',
    cores: 1,
    slow: true,
    after: 'build',
    command: ['node', '--conditions=@gantry/source', 'tests/monkey/main.ts', '--minutes', '1', '--seed', '1'],
  },
  { name: 'sizes', cores: 1, slow: true, after: 'build', command: ['node', 'tests/sizes/main.ts'] },
  {
    name: 'publishing',
    cores: 1,
    slow: true,
    after: 'build',
    command: ['vitest', 'run', '--project', 'packages', 'publishing'],
  },
  { name: 'consumer', cores: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=consumer'] },
  { name: 'outside', cores: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=outside'] },
  { name: 'policy', cores: 1, slow: true, after: 'build', command: ['playwright', 'test', '--project=packages'] },
  { name: 'browser', cores: 2, slow: true, command: ['vitest', 'run', '--project', 'browser'] },
  {
    name: 'workshop',
    cores: 2,
    slow: true,
    after: 'storybook',
    command: ['playwright', 'test', '--project=workshop', '--reporter=dot'],
  },
  { name: 'e2e', cores: 2, slow: true, after: 'build', command: ['playwright', 'test', '--project=e2e'] },
  { name: 'interop', cores: 2, slow: true, after: 'build', command: ['node', 'tests/interop/main.ts', '--short'] },
];
const cores = 2;

requireNode();
await installDependencies();
const selected = steps.filter((step) => (only ? only.includes(step.name) : !(isFast && step.slow)));
if (selected.length === 0) fail(`No such step. The steps are: ${steps.map((step) => step.name).join(', ')}.`);
const env = selected.some((step) => step.slow) ? await findBrowsers() : {};

const results = await runAll(selected);

console.log('');
for (const { name, code, seconds } of results) {
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${String(seconds).padStart(4)} s`);
}
const failed = results.filter(({ code }) => code !== 0).length;
const counts = `${results.length - failed} passed, ${failed} failed`;
console.log(`\nsteps: ${counts}\n${counts}`);
process.exit(failed === 0 ? 0 : 1);

/** Starts each step when enough cores are free and the step named in `after` has ended. No step overtakes one that takes all cores. */
async function runAll(waiting) {
  const ended = [];
  const running = new Map();
  const queue = [...waiting];
  while (queue.length > 0 || running.size > 0) {
    const used = [...running.values()].reduce((sum, { step }) => sum + step.cores, 0);
    const isReady = ({ after }) =>
      !after || !waiting.some(({ name }) => name === after) || ended.some(({ name }) => name === after);
    const wholeAt = queue.findIndex((step) => step.cores === cores);
    const at = queue.findIndex((step, index) => (wholeAt < 0 || index <= wholeAt) && isReady(step));
    const next = queue[at];
    if (next && used + next.cores <= cores) {
      queue.splice(at, 1);
      running.set(next.name, { step: next, result: runStep(next) });
      continue;
    }
    const result = await Promise.race([...running.values()].map((entry) => entry.result));
    running.delete(result.name);
    ended.push(result);
  }
  return waiting.map(({ name }) => ended.find((result) => result.name === name));
}

/** Prints the output of a step in one piece when the step ends. A step that takes all cores prints as it runs. */
async function runStep({ name, command, cores: taken }) {
  progress(`${name}: ${command.join(' ')}`);
  const startedAt = Date.now();
  const [program = '', ...args] = command;
  const { code, output } = await runKept(program, args, { env, keep: taken < cores });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (output.length > 0) {
    progress(`${name} ${code === 0 ? 'passed' : 'FAILED'}:`);
    process.stdout.write(output);
  }
  return { name, code, seconds };
}

// npm test: every proof, in order. npm run check (--fast): the part without a browser. `--only name,name` runs the steps named.
import { installDependencies, findChromium, requireNode } from './support/setUp.mjs';
import { fail, progress, run } from './support/run.mjs';

const isFast = process.argv.includes('--fast');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]?.split(',') : undefined;

/** In order; `slow` steps are left out of the fast run. From `build` on, what was built is what is tested. */
const steps = [
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'api', command: ['vitest', 'run', '--project', 'packages', 'apiReports'] },
  { name: 'build', slow: true, command: ['npm', 'run', '--silent', 'build'] },
  { name: 'publishing', slow: true, command: ['vitest', 'run', '--project', 'packages', 'publishing'] },
  { name: 'sizes', slow: true, command: ['node', 'tests/sizes/main.ts'] },
  { name: 'policy', slow: true, command: ['playwright', 'test', '--project=packages'] },
  { name: 'consumer', slow: true, command: ['playwright', 'test', '--project=consumer'] },
  { name: 'browser', slow: true, command: ['vitest', 'run', '--project', 'browser'] },
  { name: 'stories', slow: true, command: ['vitest', 'run', '--project', 'storybook'] },
  { name: 'storybook', slow: true, command: ['npm', 'run', '--silent', 'build-storybook', '--', '--quiet'] },
  { name: 'workshop', slow: true, command: ['playwright', 'test', '--project=workshop', '--reporter=dot'] },
  { name: 'e2e', slow: true, command: ['playwright', 'test', '--project=e2e'] },
  { name: 'interop', slow: true, command: ['node', 'tests/interop/main.ts', '--short'] },
];

requireNode();
await installDependencies();
const selected = steps.filter((step) => (only ? only.includes(step.name) : !(isFast && step.slow)));
if (selected.length === 0) fail(`No such step. The steps are: ${steps.map((step) => step.name).join(', ')}.`);
const env = selected.some((step) => step.slow) ? { CHROMIUM: await findChromium() } : {};

const results = [];
for (const { name, command } of selected) {
  progress(`${name}: ${command.join(' ')}`);
  const startedAt = Date.now();
  const [program = '', ...args] = command;
  const code = await run(program, args, { env });
  results.push({ name, code, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

console.log('');
for (const { name, code, seconds } of results) {
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${String(seconds).padStart(4)} s`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`\nsteps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

// npm test: how things behave. npm run check (--fast): the steps that need neither a build nor a browser.
// `--only name,name` runs the named steps. scripts/proof.mjs has the other steps.
import { runSteps } from './support/steps.mjs';

/** @type {import('./support/steps.mjs').Step[]} */
const steps = [
  { name: 'types', places: 2, isFast: true, command: ['tsc', '-b'] },
  { name: 'build', places: 1, after: 'types', command: ['node', 'scripts/build.mjs', '--if-changed'] },
  // Flows wait for the product's own time limits, so three at a time take one core. They take longest, so they start early.
  {
    name: 'e2e',
    places: 1,
    needs: 'build',
    command: ['playwright', 'test', '--project=e2e', '--grep-invert=@proof'],
  },
  { name: 'format', places: 1, isFast: true, command: ['oxfmt', '--check'] },
  { name: 'lint', places: 2, isFast: true, command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'unused', places: 1, isFast: true, command: ['knip', '--no-progress'] },
  {
    name: 'api',
    places: 1,
    isFast: true,
    needs: 'types',
    command: ['vitest', 'run', '--project', 'packages', 'apiReports'],
  },
  { name: 'unit', places: 2, isFast: true, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'browser', places: 2, command: ['vitest', 'run', '--project', 'browser'] },
  { name: 'proven', places: 1, isFast: true, isLast: true, command: ['node', 'tests/specification/ran.ts'] },
];

const isFast = process.argv.includes('--fast');
await runSteps(steps, (step) => !isFast || step.isFast === true);

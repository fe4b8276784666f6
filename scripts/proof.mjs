// npm run proof: what takes longer than npm test: looks, bad days around the portal, and what a release publishes. `--long` is its long form, for a release.
// `--only name args…` runs one step: `npm run proof -- --only monkey --minutes 30 --seed 7`.
import { runSteps } from './support/steps.mjs';

const isLong = process.argv.includes('--long');
const gantry = ['node', '--conditions=@gantry/source'];

/** @type {import('./support/steps.mjs').Step[]} */
const steps = [
  { name: 'build', places: 2, command: ['node', 'scripts/build.mjs', '--if-changed'] },
  // It leaves its two places to the workshop, which takes longest. What waits for time limits runs beside both.
  {
    name: 'storybook',
    places: 2,
    command: ['storybook', 'build', '--disable-telemetry', '--quiet', ...(isLong ? [] : ['--test'])],
  },
  {
    name: 'workshop',
    places: 2,
    needs: 'storybook',
    command: ['playwright', 'test', '--project=workshop', '--reporter=dot', ...(isLong ? [] : ['--grep-invert=@long'])],
  },
  // These two take longest of those that leave a core free, so they begin first.
  {
    name: 'routes',
    places: 1,
    needs: 'build',
    command: [
      'playwright',
      'test',
      '--project=e2e',
      '--workers=1',
      '--output=test-results/routes',
      '--grep=@proof',
      ...(isLong ? [] : ['--grep-invert=@long']),
    ],
  },
  {
    name: 'interop',
    places: 1,
    needs: 'build',
    command: ['node', 'tests/interop/main.ts', ...(isLong ? [] : ['--short'])],
  },
  // Most of these flows wait for the product's own time limits.
  { name: 'bad-days', places: 1, needs: 'build', command: ['playwright', 'test', '--project=bad-days'] },
  // Another app installs the packages from a registry, as released after a breaking change.
  {
    name: 'release',
    places: 1,
    needs: 'build',
    command: ['node', 'scripts/release/main.mjs', '--dry-run', '--breaking', '--without-checks'],
  },
  // Several browsers at a time would wait for each other beside other steps. Chromium plays the short form's journeys as flows.
  {
    name: 'journeys',
    places: 4,
    needs: 'build',
    tools: ['engines', 'paper'],
    command: [
      'playwright',
      'test',
      '--project=journeys',
      ...(isLong ? ['--repeat-each=3'] : ['--workers=2', '--grep=@short.*(firefox|webkit)']),
    ],
  },
  { name: 'engines', places: 2, tools: ['engines'], when: 'long', command: ['node', 'tests/engines/main.ts'] },
  // The text of screen readers, and the printed pages.
  {
    name: 'voice',
    places: 1,
    needs: 'build',
    tools: ['paper'],
    command: ['playwright', 'test', '--project=voice', '--project=paper'],
  },
  {
    name: 'adoption',
    places: 2,
    needs: 'build',
    command: ['playwright', 'test', '--project=adoption', ...(isLong ? [] : ['elements'])],
  },
  {
    name: 'monkey',
    places: 1,
    needs: 'build',
    command: [...gantry, 'tests/monkey/main.ts', '--minutes', isLong ? '30' : '0.4', '--seed', '1'],
  },
  {
    name: 'publishing',
    places: 1,
    needs: 'build',
    command: ['vitest', 'run', '--project', 'packages', 'publishing'],
  },
  { name: 'sizes', places: 1, needs: 'build', command: ['node', 'tests/sizes/main.ts'] },
  { name: 'policy', places: 1, needs: 'build', command: ['playwright', 'test', '--project=packages'] },
  { name: 'outside', places: 1, needs: 'build', command: ['playwright', 'test', '--project=outside'] },
  // A clone without any build starts.
  { name: 'start', places: 1, command: ['vitest', 'run', '--project', 'packages', 'scripts/start'] },
  // The seed of the unit test, with more schedules.
  {
    name: 'model',
    places: 2,
    command: ['node', 'packages/notification-center/scripts/million.ts', '5000', '20241105'],
  },
  // A browser whose processes are killed while a person types.
  {
    name: 'killed',
    places: 1,
    needs: 'build',
    command: ['node', 'tests/killed/main.ts', ...(isLong ? ['--times', '20'] : [])],
  },
  // Two of the worlds that people have, in turn.
  {
    name: 'elsewhere',
    places: 2,
    command: [...gantry, 'tests/elsewhere/main.ts', ...(isLong ? ['--long'] : [])],
  },
  { name: 'million', places: 2, when: 'long', command: ['node', 'packages/notification-center/scripts/million.ts'] },
  { name: 'proven', places: 1, isLast: true, command: ['node', 'tests/specification/ran.ts'] },
  { name: 'soak', places: 4, needs: 'build', when: 'asked', command: [...gantry, 'tests/soak/main.ts'] },
];

await runSteps(steps, ({ when }) => when === undefined || (when === 'long' && isLong));

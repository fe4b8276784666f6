// npm run proof -- --only engines: the components in Firefox and WebKitGTK, after a planted fault that each of them must find.
import { spawnSync } from 'node:child_process';
import { readTests } from '../../scripts/support/reports.mjs';
import { engineNames } from './engine.ts';
import { missingFor } from './start.ts';

const engines = engineNames.filter((name) => name !== 'chromium' && missingFor(name).length === 0);
const left = engineNames.filter((name) => missingFor(name).length > 0);
for (const name of left)
  console.log(`Left out: the components in ${name}, for want of ${missingFor(name).join(', ')}.`);

/** Several times what the components take on a machine under load. */
const minutes = 15;
if (engines.length > 0) {
  const report = 'test-results/engines/planted.json';
  spawnSync('vitest', [...run(report), 'tests/engines/planted'], { env: { ...process.env, PLANTED: 'true' } });
  const seen = readTests(report).map(({ status }) => status);
  const wanted = engines.flatMap(() => ['passed', 'passed', 'passed', 'failed']);
  if (seen.join() !== wanted.join()) {
    console.error(
      `The planted test was ${seen.join(', ') || 'not run'} in ${engines.join(' and ')}, not ${wanted.join(', ')}.`,
    );
    process.exit(1);
  }
  console.log(`The planted fault was found in ${engines.join(' and ')}.`);
  const limit = { timeout: minutes * 60_000, killSignal: 'SIGINT' } as const;
  const { status, error } = spawnSync('vitest', run('test-results/reports/engines.json'), {
    stdio: 'inherit',
    ...limit,
  });
  // Commands, tests and pages have limits of their own, which say where they stood. This one is for what has none.
  if (error)
    console.error(`The components did not end in ${minutes} minutes. What stood comes after the last file above.`);
  process.exitCode = status ?? 1;
}

function run(report: string) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['run', '--config', 'tests/engines/vitest.config.ts', ...reporters];
}

// npm run proof -- --only engines: the components in Firefox and WebKitGTK, after a planted fault that each of them must find.
import { spawnSync } from 'node:child_process';
import { readTests } from '../../scripts/support/reports.mjs';
import { engineNames } from './engine.ts';
import { missingFor } from './start.ts';

const engines = engineNames.filter((name) => name !== 'chromium' && missingFor(name).length === 0);
const left = engineNames.filter((name) => missingFor(name).length > 0);
for (const name of left)
  console.log(`Left out: the components in ${name}, for want of ${missingFor(name).join(', ')}.`);

if (engines.length > 0) {
  const report = 'test-results/engines/planted.json';
  spawnSync('vitest', [...run(report), 'tests/engines/planted'], { env: { ...process.env, PLANTED: 'true' } });
  const seen = readTests(report).map(({ status }) => status);
  const wanted = engines.flatMap(() => ['passed', 'failed']);
  if (seen.join() !== wanted.join()) {
    console.error(
      `The planted test was ${seen.join(', ') || 'not run'} in ${engines.join(' and ')}, not ${wanted.join(', ')}.`,
    );
    process.exit(1);
  }
  console.log(`The planted fault was found in ${engines.join(' and ')}.`);
  const { status } = spawnSync('vitest', run('test-results/reports/engines.json'), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function run(report: string) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['run', '--config', 'tests/engines/vitest.config.ts', ...reporters];
}

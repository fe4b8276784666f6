// npm run proof -- --only engines: the components in Firefox and WebKitGTK.
import { spawnSync } from 'node:child_process';
import { engineNames } from './engine.ts';
import { missingFor } from './start.ts';

const engines = engineNames.filter((name) => name !== 'chromium' && missingFor(name).length === 0);
const left = engineNames.filter((name) => missingFor(name).length > 0);
for (const name of left)
  console.log(`Left out: the components in ${name}, for want of ${missingFor(name).join(', ')}.`);

/** Several times what the components take on a machine under load. */
const minutes = 15;
if (engines.length > 0) {
  const limit = { timeout: minutes * 60_000, killSignal: 'SIGINT' } as const;
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/reports/engines.json'];
  const run = ['run', '--config', 'tests/engines/vitest.config.ts', ...reporters];
  const { status, error } = spawnSync('vitest', run, { stdio: 'inherit', ...limit });
  // Commands, tests and pages have limits of their own, which say where they stood. This one is for what has none.
  if (error)
    console.error(`The components did not end in ${minutes} minutes. What stood comes after the last file above.`);
  process.exitCode = status ?? 1;
}

// node scripts/chromatic.mjs: builds the workshop and uploads it to Chromatic, where designers review the changes. Further arguments go to Chromatic.
import { fail, run } from './support/run.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  fail(
    'Chromatic needs to know the project, and CHROMATIC_PROJECT_TOKEN is not set. Copy the token from the project’s Manage page on chromatic.com, then run: CHROMATIC_PROJECT_TOKEN=… node scripts/chromatic.mjs',
  );
}
if ((await run('storybook', ['build', '--disable-telemetry', '--quiet'])) !== 0) fail('The workshop was not built.');
process.exit(
  await run('chromatic', [
    '--storybook-build-dir',
    'storybook-static',
    '--exit-once-uploaded',
    ...process.argv.slice(2),
  ]),
);

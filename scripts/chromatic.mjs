// node scripts/chromatic.mjs: builds the workshop and uploads to Chromatic the stories that a change touches, where designers review them.
// docs/reviewing-stories.md says how. `--without-token-leave-out` ends without an error if there is no token. Further arguments go to Chromatic.
import { fail, run } from './support/run.mjs';

const leaveOut = '--without-token-leave-out';
const isLeftOut = process.argv.includes(leaveOut);

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  const sentence = 'Chromatic needs to know the project, and CHROMATIC_PROJECT_TOKEN is not set';
  if (isLeftOut) {
    console.log(`No story was uploaded for review: ${sentence}.`);
    process.exit();
  }
  fail(
    `${sentence}. Copy the token from the project’s Manage page on chromatic.com, then run: CHROMATIC_PROJECT_TOKEN=… node scripts/chromatic.mjs`,
  );
}
if ((await run('storybook', ['build', '--disable-telemetry', '--quiet', '--stats-json'])) !== 0)
  fail('The workshop was not built.');
process.exit(
  await run('chromatic', [
    '--storybook-build-dir',
    'storybook-static',
    '--only-changed',
    '--exit-once-uploaded',
    ...process.argv.slice(2).filter((argument) => argument !== leaveOut),
  ]),
);

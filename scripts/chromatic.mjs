// npm run chromatic: uploads the workshop to Chromatic, where designers review the changes. Further arguments go to Chromatic.
import { fail, run } from './support/run.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  fail(
    'Chromatic needs to know the project, and CHROMATIC_PROJECT_TOKEN is not set. Copy the token from the project’s Manage page on chromatic.com, then run: CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  );
}
process.exit(
  await run('chromatic', ['--build-script-name', 'build-storybook', '--exit-once-uploaded', ...process.argv.slice(2)]),
);

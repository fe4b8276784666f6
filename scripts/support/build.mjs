import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fail, progress, root, run } from './run.mjs';
import { compileLanguages } from './setUp.mjs';

/** What the last build was made of, and how much was built. */
const stamp = `${root}.gantry/built`;

/** Builds the portal and the sub-applications, unless their sources are unchanged since the last build. What installs the dependencies has compiled the messages. */
export async function buildPortal() {
  const sources = fingerprintSources();
  if (isBuilt([`all ${sources}`, `portal ${sources}`])) return;
  progress('Building the portal (about half a minute)');
  // Both import the package of modules as other apps do, from its build.
  for (const name of ['module', 'portal-shell', 'dev-platform']) {
    const code = await run('npm', ['run', 'build', '--silent', '--workspace', `packages/${name}`]);
    if (code !== 0) fail(`The build of ${name} failed; the lines above say where.`);
  }
  remember(`portal ${sources}`);
}

/**
 * Builds the types and every package.
 * @param {{ isForced: boolean }} options without `isForced`, nothing is built if the sources are those of the last build.
 */
export async function buildAll({ isForced }) {
  await compileLanguages();
  const sources = fingerprintSources();
  if (!isForced && isBuilt([`all ${sources}`])) return progress('The last build was of the same sources');
  const steps = [
    ['tsc', ['-b', 'packages/portal-shell', 'packages/dev-platform']],
    ['lerna', ['run', 'build', '--stream', '--loglevel', 'error']],
  ];
  for (const [command, args] of /** @type {[string, string[]][]} */ (steps))
    if ((await run(command, args, { env: { NX_DAEMON: 'false' } })) !== 0)
      fail('The build failed; the lines above say where.');
  return remember(`all ${sources}`);
}

const isBuilt = (texts) =>
  existsSync(`${root}packages/portal-shell/dist/portal/index.html`) &&
  existsSync(stamp) &&
  texts.includes(readFileSync(stamp, 'utf8'));

function remember(text) {
  mkdirSync(`${root}.gantry`, { recursive: true });
  writeFileSync(stamp, text);
}

function fingerprintSources() {
  const hash = createHash('sha256')
    .update(fingerprint(`${root}packages`))
    .update(fingerprint(`${root}scripts`));
  for (const file of ['package-lock.json', 'tsconfig.base.json']) hash.update(readFileSync(root + file));
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fail, progress, root, run } from './run.mjs';

const stamp = `${root}.gantry/built`;

/** Builds the portal and the sub-applications, unless their sources are unchanged since the last build. */
export async function buildPortal() {
  const fingerprint = fingerprintSources();
  const isBuilt = existsSync(`${root}packages/portal-shell/dist/portal/index.html`);
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  progress('Building the portal (about half a minute)');
  // Both import the package of modules as other apps do, from its build.
  for (const name of ['module', 'portal-shell', 'dev-platform']) {
    const code = await run('npm', ['run', 'build', '--silent', '--workspace', `packages/${name}`]);
    if (code !== 0) fail(`The build of ${name} failed; the lines above say where.`);
  }
  mkdirSync(`${root}.gantry`, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function fingerprintSources() {
  const hash = createHash('sha256').update(fingerprint(`${root}packages`));
  return hash.update(readFileSync(`${root}package-lock.json`)).digest('hex');
}

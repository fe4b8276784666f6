import { existsSync, readFileSync } from 'node:fs';
import { environment, fail, progress, root, run } from './run.mjs';
import { spawnSync } from 'node:child_process';

/** Ends if this Node cannot run the installation. Later steps use the pinned Node, or the reader's own if it is 22.18 or newer. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Gantry needs Node 20.19 or newer to set itself up; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  }
}

/** Installs the packages of the lockfile, unless they are installed already. */
export async function installDependencies() {
  if (!isInstalled()) {
    progress('Installing dependencies (about a minute the first time)');
    if ((await run('npm', ['ci', '--loglevel', 'error', '--no-fund', '--no-audit'])) !== 0) {
      fail('npm ci failed. Check the connection to the npm registry, then run the command again.');
    }
  }
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], { env: environment(), encoding: 'utf8' });
  const version = stdout.trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    fail(
      `The tools of Gantry need Node 22.18 or newer, and this platform has no pinned one: found ${version}. Install Node 24 from https://nodejs.org.`,
    );
  }
}

/** True if node_modules has every package of the lockfile in its version. Optional packages of other platforms do not count. */
function isInstalled() {
  const hidden = `${root}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.link) return true;
    return present[path]?.version === entry.version;
  });
}

/** Returns the path of Chromium. Installs Debian's package if Chromium is missing and the user may install packages. */
export async function findChromium() {
  const candidates = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (process.platform === 'linux' && isRoot && existsSync('/usr/bin/apt-get')) {
    progress('Installing Chromium for the browser tests');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail(
    'The tests need Chromium, and none was found. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.',
  );
}

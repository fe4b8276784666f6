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

/** True if node_modules has every package of the lockfile in its version, and a link to each workspace. Optional packages of other platforms do not count. */
function isInstalled() {
  const hidden = `${root}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional) return true;
    if (entry.link) return existsSync(`${root}${path}`);
    return present[path]?.version === entry.version;
  });
}

const chromiums = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const headlessShells = [process.env['CHROMIUM_HEADLESS_SHELL'], '/usr/bin/chromium-headless-shell'];

/**
 * Returns the environment that names the browsers. The headless shell is Chromium without its windows, menus and PDF viewer. It
 * starts a page at a third of the cost. Without it, every test runs in Chromium. Installs Debian's packages if one is missing
 * and the user may install packages.
 */
export async function findBrowsers() {
  const find = (paths) => paths.find((path) => path && existsSync(path));
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !(find(chromiums) && find(headlessShells))) {
    progress('Installing Chromium for the browser tests');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    for (const name of ['chromium', 'chromium-headless-shell']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true });
    }
  }
  const chromium =
    find(chromiums) ??
    fail(
      'The tests need Chromium, and none was found. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.',
    );
  return { CHROMIUM: chromium, CHROMIUM_HEADLESS_SHELL: find(headlessShells) ?? chromium };
}

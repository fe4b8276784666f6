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
  await compileLanguages();
}

/** Compiles the messages, which git does not have, if they have changed since the installation. */
export async function compileLanguages() {
  if ((await run('node', ['scripts/prepare.mjs'], { quiet: true })) !== 0)
    fail('A message cannot be compiled; the lines above say which.');
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
 * Installs those of Debian's packages that are missing.
 * @param {Readonly<Record<string, string | (() => boolean)>>} packages the names, each with a file or a check that shows that the package is installed.
 * @returns {Promise<string | null>} why they cannot be installed; null if they are.
 */
export async function installPackages(packages) {
  const missing = Object.entries(packages).flatMap(([name, sign]) =>
    (typeof sign === 'string' ? existsSync(sign) : sign()) ? [] : [name],
  );
  if (missing.length === 0) return null;
  const names = missing.join(', ');
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return `${names} are packages of Debian`;
  if (process.getuid?.() !== 0) return `root rights are needed to install ${names}`;
  progress(`Installing ${names}`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  // Another run of apt-get may hold its lock for a while.
  const patient = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    if ((await run('apt-get', ['-qq', ...patient, ...step], options)) !== 0)
      return `apt-get ${step[0]} failed, so ${names} cannot be installed`;
  }
  return null;
}

/** What each kind of test needs besides Chromium. The file of a package shows that it is installed. */
export const toolPackages = {
  engines: {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
    xdotool: '/usr/bin/xdotool',
  },
  paper: { 'poppler-utils': '/usr/bin/pdftotext' },
};

/**
 * Installs what tests need besides Chromium. The tests that lack it are skipped.
 * @param {readonly (keyof typeof toolPackages)[]} kinds
 * @returns {Promise<Map<string, string>>} why a kind cannot be installed.
 */
export async function installTools(kinds) {
  const missing = new Map();
  for (const kind of kinds) {
    const reason = await installPackages(toolPackages[kind]);
    if (reason !== null) missing.set(kind, `${reason}.`);
  }
  return missing;
}

/**
 * Returns the environment that names the browsers. The headless shell is Chromium without its windows, menus and PDF viewer. It
 * starts a page at a third of the cost. Without it, every test runs in Chromium. Installs Debian's packages if one is missing
 * and the user may install packages.
 */
export async function findBrowsers() {
  const find = (paths) => paths.find((path) => path && existsSync(path));
  // Each alone: a release of Debian may lack the second.
  const reason = await installPackages({ chromium: () => find(chromiums) !== undefined });
  await installPackages({ 'chromium-headless-shell': () => find(headlessShells) !== undefined });
  const chromium =
    find(chromiums) ??
    fail(
      `The tests need Chromium, and none was found: ${reason}. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.`,
    );
  return { CHROMIUM: chromium, CHROMIUM_HEADLESS_SHELL: find(headlessShells) ?? chromium };
}

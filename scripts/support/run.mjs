import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the environment of every child. The repository's tools come first on the path, so that `node` is the Node that the
 * lockfile pins, if it is installed.
 */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env['PATH']}`, ...extra };
}

/**
 * Runs a command from the root, or in the folder `cwd`, and passes its output on. Resolves to its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options] `quiet` keeps the output and shows it on failure.
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  const { code, output } = await runKept(command, args, { env, keep: quiet, cwd });
  if (code !== 0) process.stdout.write(output);
  return code;
}

/**
 * Runs a command from the root, or in the folder `cwd`. Resolves to its exit code, and to its output if `keep` is set.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, keep?: boolean, show?: boolean, cwd?: string }} [options] `show` prints the output as it comes, though it is kept.
 * @returns {Promise<{ code: number, output: Buffer }>}
 */
export function runKept(command, args, { env = {}, keep = false, show = !keep, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: keep ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const kept = [];
    const take = (chunk) => {
      kept.push(chunk);
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve({ code: 1, output: Buffer.concat(kept) });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(kept) });
    });
  });
}

/** The exit code of a step that ran in part, since something is missing. Lines that begin with `leftOutMark` say what. */
export const leftOutCode = 75;
export const leftOutMark = 'Left out: ';

/**
 * Prints one sentence and ends with exit code 1.
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Progress lines show the seconds since the start, so that a long step does not look stuck. */
const startedAt = Date.now();
export function progress(text) {
  console.log(`[${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s] ${text}`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** True ends what it starts as well: Debian starts a browser by a script. Ctrl-C does not reach it then. */
  readonly hasGroup?: boolean;
}

/**
 * Starts a browser or a server as a process of its own, and reads what it prints of where it is reached: the groups of a pattern. The pattern holds
 * what follows a group, of which half may come first.
 */
export async function startProgram(
  executable: string,
  args: readonly string[],
  pattern: RegExp,
  { hasGroup = false, ...options }: ProgramOptions = {},
) {
  const child = spawn(executable, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: hasGroup });
  const ended = once(child, 'close');
  let text = '';
  let isReached = false;
  let isWanted = false;
  const kill = (signal?: NodeJS.Signals) =>
    hasGroup && child.pid !== undefined ? process.kill(-child.pid, signal) : child.kill(signal);
  // It outlives a process that fails, which would wait for it.
  const killAtExit = () => void kill();
  child.once('close', (code, signal) => {
    process.off('exit', killAtExit);
    // A test then fails at whatever it does next, which says nothing of a crash.
    if (!isWanted && code !== 0)
      console.error(`${executable} ended by itself (${signal ?? String(code)}):\n${text.slice(-4000)}`);
  });
  process.once('exit', killAtExit);
  const printed = await new Promise<readonly string[]>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
        text = (text + more).slice(-100_000);
        const found = isReached ? null : pattern.exec(text);
        if (found === null) return;
        isReached = true;
        resolve(found.slice(1));
      });
    }
    child.on('error', reject);
    child.on('close', () => reject(new Error(`${executable} ended before it answered:\n${text}`)));
  });
  return {
    printed,
    ended,
    /** Ends it, and resolves when it has ended. `SIGKILL` leaves it no moment to write anything. */
    end: async (signal?: NodeJS.Signals) => {
      isWanted = true;
      if (child.exitCode === null && child.signalCode === null) kill(signal);
      await ended;
    },
  };
}

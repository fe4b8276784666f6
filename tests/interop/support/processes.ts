import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface ServerOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> {
  /** Resolves to true once the server answers. It is called again until then. */
  readonly isReady: () => Promise<boolean>;
}

const longestStartMs = 120_000;
const running = new Set<ChildProcess>();

// An interrupted run leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server and waits until it answers. Rejects with its output if it ends or does not answer in time. */
export async function startServer(command: string, args: readonly string[], { isReady, ...options }: ServerOptions) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      hasEnded = true;
      running.delete(child);
      resolve();
    };
    child.on('close', settle);
    child.on('error', (error) => {
      output += error.message;
      settle();
    });
  });
  /** Ends the process, and resolves when it has ended. `SIGKILL` leaves it no time to close connections. */
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const startedAt = Date.now();
  while (!(await isReady().catch(() => false))) {
    if (hasEnded) throw new Error(`${command} ended before it answered:\n${output}`);
    if (Date.now() - startedAt > longestStartMs) {
      await end('SIGKILL');
      throw new Error(`${command} did not answer in two minutes:\n${output}`);
    }
    await sleep(100);
  }
  return {
    end,
    /** Returns the last 100 kB of its output. */
    output: () => output,
  };
}

/** True if the address answers, with any status. */
export async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.body?.cancel();
  return true;
}

/** Makes a temporary folder, and a function that removes it. */
export function temporaryFolder(name: string) {
  const path = mkdtempSync(join(tmpdir(), `gantry-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

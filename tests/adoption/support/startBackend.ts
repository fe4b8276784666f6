import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../../packages/packed.ts';

/** The example backend in Node, as a process of its own. */
export type RunningBackend = Awaited<ReturnType<typeof startBackend>>;

/** Starts the example backend on a free port. A step of a report takes `stepMs`. */
export async function startBackend(stepMs: number) {
  const backend = spawn(process.execPath, [`${root}examples/node-backend/server.mjs`], {
    env: { ...process.env, PORT: '0', STEP_MS: String(stepMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(backend.stdout), 'line')) as [string];
  return { port: Number(line.replace('listening on ', '')), stop: () => backend.kill() };
}

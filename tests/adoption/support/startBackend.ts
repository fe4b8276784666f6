import { root } from '../../packages/packed.ts';
import { startProgram } from '../../startProgram.ts';

/** The example backend in Node, as a process of its own. */
export type RunningBackend = Awaited<ReturnType<typeof startBackend>>;

/** Starts the example backend on a free port. A step of a report takes `stepMs`. */
export async function startBackend(stepMs: number) {
  const env = { ...process.env, PORT: '0', STEP_MS: String(stepMs) };
  const server = `${root}examples/node-backend/server.mjs`;
  const { printed, end } = await startProgram(process.execPath, [server], /listening on (\d+)\s/, { env });
  return { port: Number(printed[0]), stop: end };
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startProgram } from '../../startProgram.ts';

/** Builds a Next app for a backend, and starts it on a free port. */
export async function startNext(folder: string, backendPort: number) {
  const env = { ...process.env, SERVICE: `http://127.0.0.1:${backendPort}`, NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: folder, env };
  const program = join(folder, '../node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [program, 'build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const args = [program, 'start', '--port', '0'];
  const {
    printed: [origin = ''],
    end,
  } = await startProgram(process.execPath, args, /(http:\/\/localhost:\d+)\s/, options);
  return { origin, stop: end };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Builds a Next app for a backend, and starts it on a free port. */
export async function startNext(folder: string, backendPort: number) {
  const env = { ...process.env, SERVICE: `http://127.0.0.1:${backendPort}`, NEXT_TELEMETRY_DISABLED: '1' };
  const program = join(folder, '../node_modules/next/dist/bin/next');
  const next = (...args: string[]) =>
    spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });

  const build = next('build');
  let output = '';
  build.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(build, 'close')) as [number];
  if (code !== 0) throw new Error(`next build failed:\n${output}`);

  const server = next('start', '--port', '0');
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop: () => void server.kill() };
  }
  throw new Error('next start ended before it listened.');
}

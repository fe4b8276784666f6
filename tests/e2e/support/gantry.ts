import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A portal and its platform, in a separate process on free ports. */
export interface Gantry extends AsyncDisposable {
  portalOrigin: string;
  platformOrigin: string;
  close: () => Promise<void>;
}

/** Starts both and resolves when both answer. Rejects with the output of the process if it ends before that. */
export function startGantry(environment: Readonly<Record<string, string>> = {}): Promise<Gantry> {
  const child = spawn('node', ['--conditions=@gantry/source', 'packages/dev-platform/src/main.ts'], {
    env: { ...process.env, PORTAL_PORT: '0', PLATFORM_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    const origins = new Map<string, string>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(`${line}\n`);
      const [, name, origin] = /^(portal|platform) listening on (\S+)/.exec(line) ?? [];
      if (name && origin) origins.set(name, origin);
      const portalOrigin = origins.get('portal');
      const platformOrigin = origins.get('platform');
      if (portalOrigin && platformOrigin)
        resolve({ portalOrigin, platformOrigin, close, [Symbol.asyncDispose]: close });
    });
    child.on('close', (code) => {
      reject(new Error(`The platform ended with code ${String(code)} before it answered:\n${printed.join('')}`));
    });
  });
}

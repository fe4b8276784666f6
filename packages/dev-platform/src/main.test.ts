import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { startGantry } from './index.ts';
import { optionsFrom } from './optionsFrom.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the program as a process of its own, as its scripts do. */
function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@gantry/source', fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      env: { ...process.env, PORTAL_PORT: '0', PLATFORM_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const complaint = text(child.stderr);
  /** Resolves with the addresses once this many lines were printed. */
  const addresses = async (count: number) => {
    const found: Record<string, string> = {};
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name = '', origin = ''] = /^(portal|platform) listening on (http:\/\/localhost:\d+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`An unexpected line: ${line}`);
      found[name] = origin;
      if (Object.keys(found).length === count) return found;
    }
    throw new Error(`It ended before it answered: ${await complaint}`);
  };
  return { child, ended, complaint, addresses };
}

describe('the program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('starts both servers, and ends both on %s', async (signal) => {
    const { child, ended, addresses } = start({});
    const { portal = '', platform = '' } = await addresses(2);

    const configuration = (await (await fetch(`${portal}/config.json`)).json()) as { identity: { authority: string } };
    expect(configuration.identity.authority).toBe(`${platform}/identity`);
    const discovery = await fetch(`${configuration.identity.authority}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: `${platform}/identity` });
    const refused = await fetch(`${platform}/application/api/Dashboards?projectId=NWX`, {
      headers: { origin: portal },
    });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, portal]);

    child.kill(signal);
    expect(await ended).toBe(0);
    await expect(fetch(platform)).rejects.toThrow('fetch failed');
    await expect(fetch(portal)).rejects.toThrow('fetch failed');
  });

  it('ends at once although a connection is open', async () => {
    const { child, ended, addresses } = start({ GANTRY_PORTAL: 'none' });
    const { platform = '' } = await addresses(1);
    await fetch(`${platform}/control/faults`, {
      method: 'POST',
      body: '{"service":"storage","delayMs":600000}',
    });
    const waiting = fetch(`${platform}/storage/x`).catch(() => 'cut');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await waiting).toBe('cut');
  });

  it('ends with one sentence if it cannot start', async () => {
    const { ended, complaint } = start({ GANTRY_PORTAL: 'x' });
    expect(await ended).toBe(1);
    expect(await complaint).toBe('GANTRY_PORTAL must be built, development or none, not x.\n');
  });

  it.each([
    ['PORTAL_PORT', 'portal'],
    ['PLATFORM_PORT', 'platform'],
  ])('says in one sentence that %s is in use', async (variable, name) => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    // The address of a server that listens on a port is an object.
    const { port } = other.address() as AddressInfo;
    const options = optionsFrom({ PORTAL_PORT: '0', PLATFORM_PORT: '0', [variable]: String(port) });
    await expect(startGantry(options)).rejects.toThrow(
      new RegExp(`^Port ${String(port)} is in use, so the ${name} .*${variable}.*\\.$`),
    );
    other.close();
  });

  it.each([
    [{ PLATFORM_PORT: 'x' }, 'PLATFORM_PORT must be a port from 0 to 65535, not x.'],
    [{ PORTAL_CONFIGURATION: '{' }, 'PORTAL_CONFIGURATION must be JSON, not {.'],
  ])('refuses %j', (environment, sentence) => {
    expect(() => optionsFrom(environment)).toThrow(sentence);
  });
});

import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from './support/calls.ts';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { startExample, startPostgres, type ExampleBackend, type Server } from './support/servers.ts';

// The command that a backend team runs, against the example.
let identity: TestIdentity;
let postgres: Server;
let backend: ExampleBackend;

beforeAll(async () => {
  [identity, postgres] = await Promise.all([startIdentity(), startPostgres()]);
  backend = await startExample({ postgresPort: postgres.port, userInfoAddress: identity.userInfoAddress });
});

afterAll(async () => {
  await backend.process.end();
  await postgres.close();
  identity.close();
});

/** Runs the command and resolves with what it printed and how it ended. */
function checkBackend(args: readonly string[], token: string): Promise<{ code: number | null; output: string }> {
  const command = ['--conditions=@gantry/source', 'packages/notification-center/bin/notification-center.js'];
  const child = spawn('node', [...command, 'check-backend', ...args], { env: { ...process.env, GANTRY_TOKEN: token } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

it('the example keeps every rule of the contract', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) expect(await publish(backend.origin, 'avery', id)).toBe(true);
  const { code, output } = await checkBackend(['--url', backend.origin, '--user', 'avery'], identity.tokenOf('avery'));
  expect(output).toContain('0 broken');
  expect(code).toBe(0);
});

it('a backend that breaks rules is found out, and its token is not printed', async () => {
  const token = identity.tokenOf('noor');
  const { code, output } = await checkBackend(['--url', backend.origin, '--user', 'noor'], token);
  expect(output).toContain('The rules need at least four');
  expect(output).not.toContain(token);
  expect(code).toBe(1);
});

it('without a user the command says how it is used', async () => {
  const { code, output } = await checkBackend(['--url', backend.origin], identity.tokenOf('avery'));
  expect(output).toContain('--user <user id>');
  expect(code).toBe(2);
});

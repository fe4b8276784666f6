import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkBackend, createHttpBackend } from '@gantry/notification-center/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';

const file = fileURLToPath(new URL('../../examples/node-backend/server.mjs', import.meta.url));

let backend: ChildProcess;
let address = '';

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', STEP_MS: '200' };
  backend = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (backend.stdout === null) throw new Error('The output of the backend is not piped.');
  const [line] = (await once(createInterface(backend.stdout), 'line')) as [string];
  address = `http://127.0.0.1:${line.replace('listening on ', '')}`;
});

afterAll(() => {
  backend.kill();
});

const signIn = (password: string) =>
  fetch(`${address}/session`, { method: 'POST', body: JSON.stringify({ name: 'avery', password }) });

test('the backend in 60 lines has at most 60 lines of code', () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => !/^\s*(?:$|\/\/|\/\*\*)/.test(line)).length).toBeLessThanOrEqual(60);
});

test('it refuses a wrong password and a request that cannot be read, and goes on', async () => {
  expect((await signIn('wrong')).status).toBe(401);
  expect((await fetch(`${address}/session`, { method: 'POST', body: '{' })).status).toBe(400);
});

test('it keeps every rule of a backend, live events and whole jobs included', async () => {
  const { token } = (await (await signIn('gantry')).json()) as { token: string };
  const results = await checkBackend(
    createHttpBackend({
      notification: address,
      events: `${address}/events`,
      startExport: { address: `${address}/reports`, body: { title: 'Contract check' } },
      token,
      userId: 'avery',
    }),
  );
  expect(results.filter(({ problem, isChecked }) => problem !== null || !isChecked)).toEqual([]);
});

import { backendRules } from '@gantry/notification-center/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runKept } from '../../scripts/support/run.mjs';
import { startBackend, type RunningBackend } from '../adoption/support/startBackend.ts';
import { read } from './repository.ts';

let backend: RunningBackend;
let address = '';

beforeAll(async () => {
  backend = await startBackend(200);
  address = `http://127.0.0.1:${backend.port}`;
});

afterAll(() => backend.stop());

const signIn = (password: string) =>
  fetch(`${address}/session`, { method: 'POST', body: JSON.stringify({ name: 'avery', password }) });

test('the backend in 60 lines has at most 60 lines of code', () => {
  const lines = read('examples/node-backend/server.mjs').split('\n');
  expect(lines.filter((line) => !/^\s*(?:$|\/\/|\/\*\*)/.test(line)).length).toBeLessThanOrEqual(60);
});

test('it refuses a wrong password and a request that cannot be read, and goes on', async () => {
  expect((await signIn('wrong')).status).toBe(401);
  expect((await fetch(`${address}/session`, { method: 'POST', body: '{' })).status).toBe(400);
});

/** Runs the command of the package. */
async function checkBackend(args: readonly string[], token: string) {
  const command = ['--conditions=@gantry/source', 'packages/notification-center/bin/notification-center.js'];
  const all = [...command, 'check-backend', ...args];
  const { code, output } = await runKept('node', all, { env: { GANTRY_TOKEN: token }, keep: true });
  return { code, output: output.toString() };
}

test('it keeps every rule of a backend, live events and whole jobs included', async () => {
  const { token } = (await (await signIn('gantry')).json()) as { token: string };
  const addresses = ['--url', address, '--events', `${address}/events`, '--start-export', `${address}/reports`];
  const { code, output } = await checkBackend([...addresses, '--user', 'avery'], token);
  expect(output).not.toContain('BROKEN');
  expect(code).toBe(0);
  const optional = backendRules.filter(({ needs = [] }) =>
    needs.some((part) => part !== 'listen' && part !== 'exports'),
  );
  expect(output.match(/(?<=^left out ).*$/gm)).toEqual(optional.map(({ name }) => name));
  expect(output).toContain(`rules: ${String(backendRules.length - optional.length)} hold, 0 broken`);
});

test.each([
  ['no user is given', [], 'a-token'],
  ['the token has two lines', ['--user', 'avery'], 'a-token\nof-two'],
])('the command prints its usage and no token if %s', async (_, args, token) => {
  const { code, output } = await checkBackend(['--url', address, ...args], token);
  expect(output).toContain('--user <user id>');
  expect(output).not.toMatch(/a-token|of-two/);
  expect(code).toBe(2);
});

import { backendRules, checkBackend, createHttpBackend } from '@gantry/notification-center/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type RunningBackend } from '../adoption/support/startBackend.ts';
import { read } from './repository.ts';

let backend: RunningBackend;
let address = '';

beforeAll(async () => {
  backend = await startBackend(200);
  address = `http://127.0.0.1:${backend.port}`;
});

afterAll(() => {
  backend.stop();
});

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
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  // It has no other service of a portal.
  const ofPortals = backendRules.filter(({ needs = [] }) =>
    needs.some((part) => part !== 'listen' && part !== 'exports'),
  );
  const leftOut = results.filter(({ isChecked }) => !isChecked);
  expect(leftOut.map(({ name }) => name)).toEqual(ofPortals.map(({ name }) => name));
});

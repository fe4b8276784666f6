import { afterAll, beforeAll, expect, it } from 'vitest';
import { runKept } from '../../scripts/support/run.mjs';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { publish } from './support/calls.ts';
import { startExample, startPostgres, type ExampleBackend, type Postgres } from './support/servers.ts';

// Runs the command of a backend team against the example.
let identity: TestIdentity;
let postgres: Postgres;
let backend: ExampleBackend;

beforeAll(async () => {
  [identity, postgres] = await Promise.all([startIdentity(), startPostgres()]);
  backend = await startExample({
    postgresPort: postgres.port,
    userInfoAddress: identity.userInfoAddress,
    settings: { 'Jobs:StepMilliseconds': '200', 'FirstData:Fill': 'true', 'Cors:Origins:0': 'https://portal.example' },
  });
});

afterAll(async () => {
  await backend.process.end();
  await postgres.close();
  await identity.close();
});

/** Runs the command and resolves to its output and exit code. */
async function checkBackend(args: readonly string[], token: string) {
  const command = ['--conditions=@gantry/source', 'packages/dev-platform/src/conformance/main.ts'];
  const { code, output } = await runKept('node', [...command, ...args], { env: { GANTRY_TOKEN: token }, keep: true });
  return { code, output: output.toString() };
}

it('the platform keeps every rule of the contract, of whole jobs and of the other services of the portal and of uploads by tus', async () => {
  // A workbook that nobody can read, an archive without an entry, must stop no other job.
  const body = new FormData();
  body.append('file', new Blob(['PK\x05\x06', new Uint8Array(18)]), 'jobs.xlsx');
  const headers = { authorization: `Bearer ${identity.tokenOf('avery')}`, program: 'NWX' };
  expect((await fetch(`${backend.origin}/Schedule/Import`, { method: 'POST', headers, body })).status).toBe(200);
  const start = `${backend.origin}/fsoworkflowtasks/api/BackgroundJobs/Start`;
  const services = ['--program', 'NWX', '--storage', `${backend.origin}/storage`, '--reports', '--keys'];
  const settings = ['--settings', backend.origin, '--origin', 'https://portal.example'];
  const upload = ['--upload', `${backend.origin}/Schedule/Import`];
  expect(await publish(backend.origin, 'avery', 'rules-of-work', { mustRead: true })).toBe(true);
  const things = ['--must-read', 'rules-of-work', '--purchase-order', 'PO-104001', '--view', 'projectManagement'];
  const { code, output } = await checkBackend(
    [
      '--url',
      backend.origin,
      '--user',
      'avery',
      ...services,
      ...settings,
      ...things,
      '--start-export',
      start,
      ...upload,
    ],
    identity.tokenOf('avery'),
  );
  expect(output).toContain('0 broken');
  expect(output).toContain('0 left out');
  expect(code).toBe(0);
});

it('the command reports a backend that breaks rules, and does not print its token', async () => {
  const token = identity.tokenOf('emil');
  const origin = ['--origin', 'https://elsewhere.example'];
  const { code, output } = await checkBackend(['--url', backend.origin, '--user', 'emil', ...origin], token);
  expect(output).toContain('The rules need at least four');
  expect(output).toContain('may not have the header authorization.');
  expect(output).not.toContain(token);
  expect(code).toBe(1);
});

it.each([
  ['no user is given', [], 'a-token'],
  ['the token has two lines', ['--user', 'avery'], 'a-token\nof-two'],
])('the command prints its usage and no token if %s', async (_, args, token) => {
  const { code, output } = await checkBackend(['--url', backend.origin, ...args], token);
  expect(output).toContain('--user <user id>');
  expect(output).not.toMatch(/a-token|of-two/);
  expect(code).toBe(2);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createProgramStore } from '../program/selectedProgram.ts';
import { memoryStorage } from '../storage/memoryStorage.testing.tsx';
import { journal } from '../telemetry/journal.ts';
import { createServiceWaits } from '@gantry/notification-center';
import { createHttpClient } from './createHttpClient.ts';

const base = 'https://services.example';

function start(status: number) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}', { status })));
  vi.stubGlobal('fetch', send);
  const { request } = createHttpClient({
    services: { application: base, userAccess: base, monolith: base, notification: base, base, storage: base },
    session: {
      getAccessToken: () => Promise.resolve('token-1'),
      replaceAccessToken: () => Promise.resolve('token-2'),
      endAt: () => undefined,
    },
    program: createProgramStore({ session: memoryStorage(), local: memoryStorage() }),
    waits: createServiceWaits({ storage: null, name: 'waits' }),
    telemetry: { endpoint: 'https://otel.example', samplePercent: 100, traceparent: ['base'] },
  });
  const call = (service: 'base' | 'application') =>
    request({ service, method: 'GET', path: '/api/people/avery', isProgramRequired: false });
  const traces = () => send.mock.calls.map(([, options]) => new Headers(options?.headers).get('traceparent'));
  return { call, traces };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('only a service that the configuration names learns the trace of a call', async () => {
  const { call, traces } = start(200);
  await call('base');
  await call('application');
  expect(traces()).toEqual([expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/), null]);
});

test('a failed call is noted with its trace, and without its path', async () => {
  const { call, traces } = start(500);
  await expect(call('base')).rejects.toMatchObject({ status: 500 });
  const { kind, attributes } = journal.get().at(-1) ?? {};
  expect([kind, attributes]).toMatchObject(['call', { service: 'base', method: 'GET', outcome: 500 }]);
  expect(traces()[0]).toContain(attributes?.['traceId']);
  expect(JSON.stringify(journal.get())).not.toContain('avery');
});

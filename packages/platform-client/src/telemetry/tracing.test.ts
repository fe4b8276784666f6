import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorReference, journal, type Noted } from './journal.ts';
import type { createTracing } from './tracing.ts';

/** The sample is chosen once for each tab, so each tab of a test is a module of its own. */
async function openTab(chosen: number, before: (begin: ReturnType<typeof createTracing>) => void = () => undefined) {
  vi.resetModules();
  vi.spyOn(Math, 'random').mockReturnValue(chosen / 100);
  const [{ createTracing, isSampled }, { journal: own }] = await Promise.all([
    import('./tracing.ts'),
    import('./journal.ts'),
  ]);
  before(createTracing(telemetry));
  const passed: Noted[] = [];
  own.send({ note: (noted) => passed.push(noted) });
  return { createTracing, isSampled, passed, kept: own.get };
}

const telemetry = { endpoint: 'https://otel.example', samplePercent: 10, traceparent: ['base' as const] };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a trace', () => {
  test('is named to the configured services alone', async () => {
    const { createTracing } = await openTab(5);
    const begin = createTracing(telemetry);
    expect(begin('base', 'GET').headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(begin('notification', 'GET').headers).toEqual({});
    expect(createTracing(undefined)('base', 'GET').headers).toEqual({});
  });

  test('is marked as not sampled in a tab that sends nothing', async () => {
    const { createTracing, isSampled } = await openTab(50);
    expect(isSampled(telemetry)).toBe(false);
    expect(createTracing(telemetry)('base', 'GET').headers['traceparent']).toMatch(/-00$/);
  });

  test.each([
    [5, ['call', 'call']],
    [50, ['call']],
  ])(
    'passes calls on that succeed only in the sample (%i), and keeps only those that failed',
    async (chosen, kinds) => {
      const { createTracing, passed, kept } = await openTab(chosen);
      const begin = createTracing(telemetry);
      begin('base', 'GET').end(200);
      begin('base', 'POST').end('timeout');
      expect(passed.map(({ kind }) => kind)).toEqual(kinds);
      expect(kept().map(({ attributes }) => attributes['outcome'])).toEqual(['timeout']);
    },
  );
});

test('the calls with which the portal starts are passed on as soon as there is a receiver, in their order', async () => {
  const { passed, kept } = await openTab(5, (begin) => {
    begin('application', 'GET').end(200);
    begin('base', 'GET').end(503);
  });
  expect(passed.map(({ attributes }) => attributes['outcome'])).toEqual([200, 503]);
  expect(kept()).toHaveLength(1);
});

describe('the reference of an error', () => {
  test('is noted with the title and the traces of the latest failed calls', async () => {
    journal.note('call', { traceId: 'a'.repeat(32), outcome: 503 });
    const reference = errorReference('Sorry, something went wrong.');
    expect(reference).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
    await Promise.resolve();
    expect(journal.get().at(-1)).toMatchObject({
      kind: 'errorShown',
      attributes: { reference, title: 'Sorry, something went wrong.', traces: expect.stringContaining('a'.repeat(32)) },
    });
  });

  test('the journal keeps the latest hundred, and tells its listeners', () => {
    const listener = vi.fn();
    const stop = journal.subscribe(listener);
    for (let number = 0; number < 150; number += 1) journal.note('vital', { number });
    stop();
    expect(listener).toHaveBeenCalledTimes(150);
    expect(journal.get()).toHaveLength(100);
    expect(journal.get()[0]?.attributes).toEqual({ number: 50 });
  });
});

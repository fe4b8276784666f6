import { expect, test } from 'vitest';
import { messages as arabic } from '../../languages/ar/index.ts';
import { sampleStatus } from '../testing/sampleData.testing.tsx';
import { factTexts, statusFacts, statusText } from './statusText.ts';

const keptOffline = { count: 12, bytes: 1_300_000, oldest: Date.UTC(2026, 10, 22) };
const status = { ...sampleStatus, storageUsed: 4_200_000, keptOffline };

test('the text for support has every fact and every event', () => {
  const text = statusText(status, [
    { id: 1, kind: 'call', at: Date.UTC(2026, 10, 22), attributes: { service: 'base', outcome: 503 } },
  ]);
  for (const fact of statusFacts) expect(text).toContain(`${fact}: `);
  expect(text).toContain('version: 2.4.0');
  expect(text).toContain('storageUsed: 4.2 MB');
  expect(text).toContain('keptOffline: 12 answers, 1.3 MB, since 2026-11-22T00:00:00.000Z');
  expect(text).toContain('2026-11-22T00:00:00.000Z call service=base outcome=503');
});

test.each([
  ['a token', `eyJhbGciOi.eyJzdWIi.c2ln`],
  ['a header', 'Bearer abc.def'],
  ['a query', 'https://hub.example/hub?access_token=abc.def&id=7'],
])('%s is hidden', (_, secret) => {
  const text = statusText({ ...status, hub: `before ${secret} after` }, [
    { id: 1, kind: 'notifications', at: 0, attributes: { problem: secret } },
  ]);
  expect(text).not.toMatch(/eyJ|abc\.def|access_token/);
  expect(text).toContain('after');
});

test('the page tells of sizes and of what is kept in its own language', () => {
  const { storageUsed, keptOffline: kept } = factTexts(status, arabic.shell.tabStatus, 'ar-AE');
  expect(storageUsed).toBe('\u20684.2 م.ب\u2069');
  expect(kept).toBe('12 إجابة، \u20681.3 م.ب\u2069، منذ \u20662026-11-22T00:00:00.000Z\u2069');
  const nothing = { storageUsed: null, keptOffline: null };
  const none = { storageUsed: '', keptOffline: '' };
  expect(factTexts({ ...status, ...nothing }, arabic.shell.tabStatus, 'ar-AE')).toMatchObject(none);
});

import { expect, test } from 'vitest';
import { statusFacts, statusText, type TabStatus } from './statusText.ts';

// The keys are those of the list.
const status = Object.fromEntries(statusFacts.map((fact) => [fact, `the ${fact}`])) as TabStatus;

test('the text for support has every fact and every event', () => {
  const text = statusText(status, [
    { id: 1, kind: 'call', at: Date.UTC(2026, 10, 22), attributes: { service: 'base', outcome: 503 } },
  ]);
  for (const fact of statusFacts) expect(text).toContain(`${fact}: the ${fact}`);
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

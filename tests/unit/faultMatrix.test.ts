import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What may go wrong around the portal. Each row has an end-to-end test whose name begins with it. */
const rows = [
  'hub killed',
  'hub silent over 60 s',
  'negotiate 401',
  'negotiate 500 or start fails n times',
  'token ends mid-stream',
  'sleep',
  'offline and online, marks made offline are sent',
  'duplicate, late and reordered events',
  'burst of 10,000',
  'malformed field, each',
  'page 500 and time-out',
  'HTML or truncated JSON with 200',
  '429 and 503 with Retry-After',
  'PATCH fails',
  'two tabs act',
  'program switch in flight',
  'sign-out elsewhere, in a tab that was away',
  'sign-out elsewhere, in a tab that was frozen',
  'sign-out elsewhere, in a tab that was restored',
  'chunk gone after a deployment',
  'storage full',
  'storage blocked',
  'storage corrupt',
  'storage wiped',
  'features missing',
  'config.json missing or bad',
  'module 401, 404, 500, hang',
  'module throws at load, mount, unmount, late',
  'report token ends, refresh fails',
  'push denied, blocked, withdrawn',
  'clock ±10 minutes and ±1 day',
  'strings of 1 MB',
  'script in any field',
  'javascript: and data: addresses',
];
const badDays = globSync('tests/e2e/bad-days*.spec.ts').map((path) => readFileSync(path, 'utf8'));

describe('a bad day is tested', () => {
  test.each(rows)('%s', (row) => {
    expect(badDays.some((source) => source.includes(`'${row}`) || source.includes(`\`${row}`))).toBe(true);
  });
});

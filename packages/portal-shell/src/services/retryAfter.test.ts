import { describe, expect, test } from 'vitest';
import { retryAfterMs, wait } from './retryAfter.ts';

const now = Date.parse('Sun, 22 Nov 2026 05:00:00 GMT');

describe('the wait that a service asks for', () => {
  test.each([
    [429, '7', 7000],
    [503, ' 7 ', 7000],
    [503, '0', 0],
    [429, 'Sun, 22 Nov 2026 05:00:09 GMT', 9000],
    [429, 'Sun, 22 Nov 2026 04:00:00 GMT', 0],
  ])('%i with %j: %i ms', (status, header, milliseconds) => {
    expect(retryAfterMs(status, header, now, 0)).toBe(milliseconds);
    expect(retryAfterMs(status, header, now, 1)).toBe(milliseconds + 2000);
  });

  test.each([
    [500, '7'],
    [200, '7'],
    [429, 'soon'],
    [503, '-1'],
    [503, undefined],
  ])('%i with %j asks for nothing', (status, header) => expect(retryAfterMs(status, header, now, 0)).toBeNull());
});

test('a wait ends if its call is aborted', async () => {
  const controller = new AbortController();
  const waiting = wait(3_600_000, controller.signal);
  controller.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(wait(3_600_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

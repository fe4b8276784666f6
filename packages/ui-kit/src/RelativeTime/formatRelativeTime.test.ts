import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRelativeTime, untilNextChange } from './formatRelativeTime.ts';

const now = Date.UTC(2024, 9, 25, 12);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('relative time is shown for notification dates', () => {
  test.each([
    [0, 'now'],
    [59 * second, 'now'],
    [minute, '1 minute ago'],
    [59.9 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23.9 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day, '2 days ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [359 * day, '11 months ago'],
    [360 * day, '1 year ago'],
    [800 * day, '2 years ago'],
    [-5 * minute, 'in 5 minutes'],
    [-day, 'in 1 day'],
  ])('%i ms ago is "%s"', (age, text) => {
    expect(formatRelativeTime(now - age, now, 'en')).toBe(text);
  });

  test('in Arabic', () => {
    expect(formatRelativeTime(now - 2 * hour, now, 'ar-AE')).toBe('قبل ساعتين');
  });
});

test('the text is the same between two changes', () => {
  assert(
    property(integer({ min: -800 * day, max: 800 * day }), (age) => {
      const wait = untilNextChange(now - age, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(day);
      const before = formatRelativeTime(now - age, now, 'en');
      expect(formatRelativeTime(now - age, now + wait - 1, 'en')).toBe(before);
    }),
  );
});

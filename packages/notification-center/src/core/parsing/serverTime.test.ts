import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatServerTime, parseServerTime } from './serverTime.ts';

const moment = fc.integer({ min: 1, max: Date.UTC(2099, 11, 31) });

it('a formatted time is read as the same time, with T, a space, an offset or a shorter fraction', () => {
  fc.assert(
    fc.property(moment, (time) => {
      const text = formatServerTime(time);
      const others = [text.replace('T', ' '), text.replace('Z', '+00:00'), text.replace(/0*Z$/, 'Z'), ` ${text} `];
      for (const one of [text, ...others.filter((other) => !other.includes('.Z'))])
        expect(parseServerTime(one)).toBe(time);
    }),
  );
});

it.each([
  '2024-13-01T00:00:00.000Z',
  '2024-01-01T25:00:00.000Z',
  '2024-01-01T00:61:00.000Z',
  '2100-01-01T00:00:00.000Z',
  '1969-01-01T00:00:00.000Z',
  '2024-01-01T00:00:00.00xZ',
  'x'.repeat(24),
])('%s is no time', (text) => {
  expect(parseServerTime(text)).toBeNull();
});

import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { clampProgress } from './progressValue.ts';

test.each([
  [42, 42],
  [0, 0],
  [100, 100],
  [33.3, 33.3],
  [-5, 0],
  [250, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
])('%s is drawn as %s', (value, drawn) => {
  expect(clampProgress(value)).toBe(drawn);
});

test('any number is drawn from 0 to 100 or as unknown', () => {
  assert(
    property(double(), (value) => {
      const drawn = clampProgress(value);
      expect(drawn === null || (drawn >= 0 && drawn <= 100)).toBe(true);
    }),
  );
});

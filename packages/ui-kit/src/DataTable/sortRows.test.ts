import { assert, constantFrom, array, integer, option, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextOrder, sortRows } from './sortRows.ts';

describe('sortRows', () => {
  it.each([
    ['numbers in texts by size', ['Site 10', 'Site 9', 'site 1'], 'ascending', ['site 1', 'Site 9', 'Site 10']],
    ['descending', [1, 3, 2], 'descending', [3, 2, 1]],
    ['null last when ascending', [null, 2, 1], 'ascending', [1, 2, null]],
    ['null last when descending', [null, 2, 1], 'descending', [2, 1, null]],
  ] as const)('%s', (_what, values, direction, expected) => {
    expect(sortRows<string | number | null>(values, (value) => value, direction, 'en')).toEqual(expected);
  });

  it('keeps the order of rows of equal value, and all rows', () => {
    const rows = array(record({ value: option(integer({ min: 0, max: 3 })), place: integer() }), { maxLength: 60 });
    assert(
      property(rows, constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
        const sorted = sortRows(given, ({ value }) => value, direction, 'en');
        for (const value of [0, 1, 2, 3, null]) {
          const of = (list: typeof given) => list.filter((row) => row.value === value);
          expect(of(sorted)).toEqual(of(given));
        }
      }),
    );
  });
});

test('a header switches from ascending to descending to the given order; another header starts with ascending', () => {
  const first = nextOrder(null, 'line');
  const second = nextOrder(first, 'line');
  expect([first, second, nextOrder(second, 'line'), nextOrder(second, 'item')]).toEqual([
    { columnId: 'line', direction: 'ascending' },
    { columnId: 'line', direction: 'descending' },
    null,
    { columnId: 'item', direction: 'ascending' },
  ]);
});

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { orderOf } from './orderOf.ts';

const texts = fc.string({ unit: fc.constantFrom(...Array.from('abzABZ  019()-.&_\u00e9')), maxLength: 8 });

test('texts in English have the order of the collator', () => {
  const { compare } = new Intl.Collator('en-US', { numeric: true });
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(Math.sign(orderOf('en-US')(one, other))).toBe(Math.sign(compare(one, other)));
    }),
    { numRuns: 10_000 },
  );
});

test('the names of a menu are put in order without the tables of a language', () => {
  const made = vi.spyOn(Intl, 'Collator');
  const names = ['Work orders', 'PO Approval (Mine)', 'PO Approval (All)', 'Work', 'PO (All)', 'Scope 2.0', 'Scope'];
  expect(names.toSorted(orderOf('en-GB'))).toEqual([
    'PO (All)',
    'PO Approval (All)',
    'PO Approval (Mine)',
    'Scope',
    'Scope 2.0',
    'Work',
    'Work orders',
  ]);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

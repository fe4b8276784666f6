import { describe, expect, it, test } from 'vitest';
import { fnv1a, inNamedCase, isRecord } from './index.ts';

// The vectors of the authors of FNV, and one whose bytes are those of UTF-8.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
  ['ü', 0x119dd44a],
])('the hash of "%s"', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

test('a record is an object, and no list', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([[], null, undefined, 'a', 1].some(isRecord)).toBe(false);
});

describe('the keys of an object', () => {
  const read = inNamedCase(['dateTime', 'id']);

  it('get the letter case of the names, and the others stay', () => {
    const input = { DateTime: 1, ID: 2, Other: 3 };
    expect(read(input)).toMatchObject({ dateTime: 1, id: 2, Other: 3 });
    expect(input).toEqual({ DateTime: 1, ID: 2, Other: 3 });
  });

  it('that are in the right case win', () => {
    expect(read({ ID: 1, id: 2 })).toMatchObject({ id: 2 });
  });

  it('are left alone if all are in the right case', () => {
    const input = { id: 1, dateTime: 2 };
    expect(read(input)).toBe(input);
  });
});

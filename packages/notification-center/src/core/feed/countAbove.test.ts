import { expect, test } from 'vitest';
import { countAbove } from './countAbove.ts';

test.each([
  ['nothing came', ['a', 'b'], ['a', 'b'], 0],
  ['two came above', ['n', 'm', 'a', 'b'], ['a', 'b'], 2],
  ['what comes below does not count', ['a', 'b', 'z'], ['a', 'b'], 0],
  ['the first left as another came', ['n', 'b'], ['a', 'b'], 1],
  ['none is left', ['n'], ['a', 'b'], 0],
  ['nothing was there', ['n'], [], 0],
])('%s', (_, ids, before, count) => {
  expect(countAbove(ids, before)).toBe(count);
});

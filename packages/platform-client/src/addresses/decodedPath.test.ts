import { expect, test } from 'vitest';
import { hasHiddenParts, isClimbingPath } from './decodedPath.ts';

test.each([
  ['/a/b', false, false],
  ['/a/PO.7', false, false],
  ['/a/..b', false, false],
  ['/a/100%', false, false],
  ['/a?x=../y', false, false],
  ['/a/PO%2F1', false, true],
  ['/a/%5cb', false, true],
  ['/a/../b', true, true],
  ['/a/./b', true, true],
  ['/a/..', true, true],
  ['/a/%2e%2e/b', true, true],
  ['/a/.%2E', true, true],
  ['/a/%2e%2e%2fb', true, true],
  ['/a/..%5Cb', true, true],
  ['/a/%252e%252e%252fb', true, true],
  ['/a\\..\\b', true, true],
  // A malformed code does not hide what stands beside it.
  ['/a/%zz%2f..%2fb', true, true],
  ['/a/%ff%2f%2e%2e%2fb', true, true],
  ['/a/%25zz%252f..%252fb', true, true],
  ['/a/100%%2Fb', false, true],
])('%s climbs: %s, hides parts: %s', (path, isClimbing, isHidden) => {
  expect(isClimbingPath(path)).toBe(isClimbing);
  expect(hasHiddenParts(path)).toBe(isHidden);
});

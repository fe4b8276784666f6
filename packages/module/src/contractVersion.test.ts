import { expect, test } from 'vitest';
import { contractMismatch } from './contractVersion.ts';

test.each([
  ['1.0', '1.0'],
  ['1.0', '1.3'],
  ['1.2', '1.2'],
  [undefined, '1.0'],
])('a module built for %s opens in a portal that speaks %s', (built, spoken) => {
  expect(contractMismatch('Crew Board', built, spoken)).toBeNull();
});

test.each([
  ['1.2', '1.1', /built for version 1\.2 .* speaks 1\.1.*Update the portal/],
  ['2.0', '1.9', /built for version 2\.0 .* speaks 1\.9.*Update the portal/],
  ['1.4', '2.0', /built for version 1\.4 .* speaks 2\.0.*Build the module with @gantry\/module 2\./],
  [undefined, '2.0', /built for version 1\.0 .* speaks 2\.0/],
  ['newest', '1.0', /does not say which version/],
  [1, '1.0', /does not say which version/],
])('a module built for %s is refused by a portal that speaks %s, in one sentence', (built, spoken, sentence) => {
  expect(contractMismatch('Crew Board', built, spoken)).toMatch(sentence);
  expect(contractMismatch('Crew Board', built, spoken)).toMatch(/^The module Crew Board /);
});

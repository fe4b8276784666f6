import { expect, test } from 'vitest';
import { codeOf, countsOf } from './summary.mjs';

const passed = { code: 0, leftOut: [] };
const failed = { code: 1, leftOut: [] };
const leftOut = { code: 0, leftOut: ['root rights are needed to install firefox-esr.'] };

test.each([
  { name: 'all passed', results: [passed, passed], code: 0, counts: '2 passed, 0 failed' },
  { name: 'one failed', results: [passed, failed, leftOut], code: 1, counts: '1 passed, 1 failed, 1 skipped' },
  {
    name: 'what was left out has not passed',
    results: [passed, leftOut],
    code: 2,
    counts: '1 passed, 0 failed, 1 skipped',
  },
])('$name: ends with $code', ({ results, code, counts }) => {
  expect([codeOf(results), countsOf(results)]).toEqual([code, counts]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportOf, writeReport } from './apiReport.ts';
import { publishedPackages } from './packed.ts';

test.each(publishedPackages)('what apps can see of %s is what its report says', (name) => {
  const recorded = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : '';
  expect(
    writeReport(name),
    `The public API of ${name} has changed. If that is meant, run "npm run api", look at the difference, and commit it.`,
  ).toBe(recorded);
});

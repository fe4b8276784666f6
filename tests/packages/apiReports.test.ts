import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportOf, writeReport } from './apiReport.ts';
import { publishedPackages } from './packed.ts';

test.each(publishedPackages)('the report of %s lists what apps can see', (name) => {
  const recorded = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : '';
  expect(
    writeReport(name),
    `The public API of ${name} has changed. If that is meant, run "npm run api", look at the difference, and commit it.`,
  ).toBe(recorded);
});

// The last step of npm test and npm run proof: the tests that docs/specification.md, docs/asvs.md and docs/accessibility.md name have run and passed.
import { readdirSync } from 'node:fs';
import { readTests } from '../../scripts/support/reports.mjs';
import { isNamed, pages, readRows, type Row } from './named.ts';

const reports = readdirSync('test-results/reports');
const ran = reports.flatMap((report) => readTests(`test-results/reports/${report}`));

/** The steps that run every test of their kind. Those of other steps, such as `interop`, may be left out for want of a tool. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/\.browser\.test\./, 'browser'],
  [/^tests\/e2e\/bad-days/, 'bad-days'],
  [/^tests\/e2e\/(?:daily-things|pdf|push)\./, 'routes'],
  [/^tests\/e2e\//, 'e2e'],
  [/^(?:packages\/[^/]+\/(?:src|server)|tests\/unit)\//, 'unit'],
];

/** Why a named test proves nothing; `elsewhere` if it belongs to a step that did not run here. */
function faultOf(test: Row['tests'][number]): string | null {
  const found = ran.filter(({ file, titles }) => file === test.file && isNamed(test, titles));
  const failed = found.find(({ status }) => status !== 'passed');
  if (failed) return `is ${failed.status}`;
  if (found.length > 0) return null;
  const step = steps.find(([pattern]) => pattern.test(test.file))?.[1];
  return reports.includes(`${step ?? ''}.json`) ? 'has not run' : 'elsewhere';
}

const named = pages.flatMap((page) =>
  readRows(page).flatMap(({ name, tests }) =>
    tests.map((test) => ({ row: `${page}, ${name}: ${test.titles.join(' › ')} (${test.file})`, fault: faultOf(test) })),
  ),
);
const faults = named.filter(({ fault }) => fault !== null && fault !== 'elsewhere');
const elsewhere = named.filter(({ fault }) => fault === 'elsewhere');
console.log(
  `${named.length - faults.length - elsewhere.length} named tests passed here; not run here: ${elsewhere.length}.`,
);
for (const { row, fault } of faults) console.error(`${row} ${fault ?? ''}.`);
if (faults.length > 0) process.exitCode = 1;

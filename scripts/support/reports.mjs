import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/**
 * Reads the tests of a report of Vitest or Playwright in JSON. Without the file, no test was run.
 * @param {string} path
 * @returns {{ titles: string[], file: string, status: string, duration: number, errors: string[], reason?: string }[]} the titles of each test's groups and its own, its milliseconds, and why Playwright skipped it.
 */
export function readTests(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults
    ? vitestTests(report.testResults)
    : report.suites.flatMap((suite) => playwrightTests(suite));
}

const vitestTests = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration = 0, failureMessages = [] }) => ({
      titles: [...ancestorTitles, title],
      file: relative(root, name),
      status,
      duration,
      errors: failureMessages,
    })),
  );

// The outermost suite is a file. A helper may have registered its tests.
const playwrightTests = ({ suites = [], specs = [], file }, groups = [], outermost = file) => [
  ...suites.flatMap((suite) => playwrightTests(suite, [...groups, suite.title], outermost)),
  ...specs.map(({ title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      titles: [...groups, title],
      file: outermost,
      status: results.at(-1)?.status ?? 'skipped',
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
      reason: tests.flatMap((test) => test.annotations).find(({ type }) => type === 'skip')?.description,
    };
  }),
];

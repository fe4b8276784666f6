import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads how long each test took from a report of Vitest or Playwright in JSON. Without the file, no test was run.
 * @param {string} path
 * @returns {{ title: string, file: string, duration: number }[]} durations in milliseconds.
 */
export function readDurations(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults ? vitestTests(report.testResults) : report.suites.flatMap(playwrightTests);
}

const vitestTests = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ title: fullName, file: name, duration })),
  );

const playwrightTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(playwrightTests),
  ...specs.map(({ title, file, tests }) => ({
    title,
    file,
    duration: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
];

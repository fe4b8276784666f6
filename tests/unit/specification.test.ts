import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = 'docs/specification.md';
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\|(?! *(rule|-))/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

/** The links of a cell: words of a test's title, and the file that holds the test. */
const linksOf = (cell = '') =>
  [...cell.matchAll(/\[(?<words>[^\]]+)\]\((?<file>[^)]+)\)/g)].map(({ groups = {} }) => ({
    words: (groups['words'] ?? '').replaceAll('&#124;', '|').replaceAll(/\\(.)/g, '$1'),
    file: new URL(groups['file'] ?? '', new URL(`../../${page}`, import.meta.url)),
  }));

/** A file without its comments, whose words no test has to keep. */
const codeOf = (file: URL) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

describe('each rule of the specification names the tests that prove it', () => {
  test('the page has its rows', () => {
    expect(rows.length).toBeGreaterThan(140);
  });

  test.each(rows.map(([rule = '', tests = '']) => [rule.trim(), tests] as const))('%s', (_, tests) => {
    const links = linksOf(tests);
    expect(links).not.toEqual([]);
    for (const { words, file } of links) {
      expect(file.pathname).toMatch(/\.(test|spec|stories)\.tsx?$/);
      expect(codeOf(file)).toContain(words);
    }
  });
});

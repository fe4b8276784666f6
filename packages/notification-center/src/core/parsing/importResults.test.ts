import { describe, expect, it } from 'vitest';
import { importResultsToCsv, parseImportResults } from './importResults.ts';

describe('the results of an import', () => {
  it('are read line by line', () => {
    const row = { line: 2, item: 'JOB-7', outcome: 'Failed', message: 'No such site' };
    expect(parseImportResults(JSON.stringify([row]))).toEqual([{ ...row, outcome: 'failed' }]);
  });

  it.each([null, '', '{', '{}', '[]', '7', 'null'])('%s gives no results', (text) => {
    expect(parseImportResults(text)).toBeNull();
  });

  it('give a malformed row the outcome unknown', () => {
    const unknown = { line: null, item: '', outcome: 'unknown', message: '' };
    expect(parseImportResults('[null, {"line":"x","item":{},"outcome":"lost","message":[]}]')).toEqual([
      unknown,
      unknown,
    ]);
  });

  it('become a CSV file', () => {
    const rows = [
      { line: 1, item: '=HYPERLINK("https://evil.example")', outcome: 'created', message: 'a, "b"' },
      { line: null, item: '@x', outcome: 'unknown', message: 'two\nlines' },
    ] as const;
    expect(importResultsToCsv(rows, ['Line', 'Item', 'Outcome', 'Message'])).toBe(
      'Line,Item,Outcome,Message\r\n' +
        '1,"=HYPERLINK(""https://evil.example"")",created,"a, ""b"""\r\n' +
        ',@x,unknown,"two\nlines"\r\n',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { importResultsToCsv, parseImportResults } from './importResults.ts';

describe('the results of an import', () => {
  it('reads each line', () => {
    const row = { line: 2, item: 'JOB-7', outcome: 'Failed', message: 'No such site' };
    expect(parseImportResults(JSON.stringify([row]))).toEqual([{ ...row, outcome: 'failed' }]);
  });

  it.each([null, '', '{', '{}', '[]', '7', 'null'])('%s is none', (text) => {
    expect(parseImportResults(text)).toBeNull();
  });

  it('shows a row that can not be read as unknown', () => {
    const unknown = { line: null, item: '', outcome: 'unknown', message: '' };
    expect(parseImportResults('[null, {"line":"x","item":{},"outcome":"lost","message":[]}]')).toEqual([
      unknown,
      unknown,
    ]);
  });

  it('becomes a CSV file that no spreadsheet runs', () => {
    const rows = [
      { line: 1, item: '=HYPERLINK("https://evil.example")', outcome: 'created', message: 'a, "b"' },
      { line: null, item: '@x', outcome: 'unknown', message: 'two\nlines' },
    ] as const;
    expect(importResultsToCsv(rows, ['Line', 'Item', 'Outcome', 'Message'])).toBe(
      '\uFEFFLine,Item,Outcome,Message\r\n' +
        '1,"\'=HYPERLINK(""https://evil.example"")",created,"a, ""b"""\r\n' +
        ',\'@x,unknown,"two\nlines"\r\n',
    );
  });
});

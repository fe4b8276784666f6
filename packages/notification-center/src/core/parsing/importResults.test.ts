import { describe, expect, it } from 'vitest';
import { parseImportResults, toCsv } from './importResults.ts';

describe('the results of an import', () => {
  it('are read line by line', () => {
    const row = { line: 2, item: 'JOB-7', outcome: 'Failed', message: 'No such site' };
    expect(parseImportResults(JSON.stringify([row]))).toEqual({
      kind: 'lines',
      rows: [{ ...row, outcome: 'failed' }],
    });
  });

  it.each([null, '', '{}', '[]', 'null'])('%s gives no results', (text) => {
    expect(parseImportResults(text)).toBeNull();
  });

  it('give a malformed line the outcome unknown and its text as the message', () => {
    const good = '{"line":1,"item":"A","outcome":"created","message":""}';
    const bad = '{"line":"x","item":{},"outcome":"lost","message":[]}';
    const unknown = { line: null, item: '', outcome: 'unknown' };
    expect(parseImportResults(`[${good}, null, ${bad}]`)).toMatchObject({
      rows: [{ item: 'A' }, { ...unknown, message: '' }, { ...unknown, message: bad }],
    });
  });

  it.each([
    [
      'a list of objects',
      '[{"site":"NWX-1","cost":7},{"site":"NWX-2","note":{"a":1}}, "late"]',
      {
        kind: 'table',
        columns: ['site', 'cost', 'note'],
        rows: [
          ['NWX-1', '7', ''],
          ['NWX-2', '', '{"a":1}'],
          ['late', '', ''],
        ],
      },
    ],
    ['a list of texts', '["one", 2]', { kind: 'text', text: 'one\n2' }],
    [
      'an object',
      '{"saved":3,"ok":true}',
      {
        kind: 'values',
        values: [
          ['saved', '3'],
          ['ok', 'true'],
        ],
      },
    ],
    ['a text', 'Saved three rows.', { kind: 'text', text: 'Saved three rows.' }],
    ['a number', '7', { kind: 'text', text: '7' }],
    ['a broken list', '[{', { kind: 'text', text: '[{' }],
  ])('keep the shape of %s', (_, text, content) => {
    expect(parseImportResults(text)).toEqual(content);
  });

  it('become a CSV file', () => {
    const rows = [
      ['1', '=HYPERLINK("https://evil.example")', 'created', 'a, "b"'],
      ['', '@x', 'unknown', 'two\nlines'],
    ];
    expect(toCsv(rows, ['Line', 'Item', 'Outcome', 'Message'])).toBe(
      'Line,Item,Outcome,Message\r\n' +
        '1,"=HYPERLINK(""https://evil.example"")",created,"a, ""b"""\r\n' +
        ',@x,unknown,"two\nlines"\r\n',
    );
  });
});

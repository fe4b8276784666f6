import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readImportFile } from './importFile.ts';

const csv = (text: string) => readImportFile('jobs.csv', new TextEncoder().encode(text));

describe('an imported file', () => {
  it('is read line by line, without the header', async () => {
    expect(
      await csv('Job,Name,Finish\r\nJ-1,"Mast, tall",2026-05-01\r\nJ-2,,\r\nJ-1,Again,\r\n,Nobody,\r\nJ-3,#REF!,\r\n'),
    ).toEqual([
      { line: 2, item: 'J-1', outcome: 'created', message: '2 fields set.' },
      { line: 3, item: 'J-2', outcome: 'skipped', message: 'There is nothing to change.' },
      { line: 4, item: 'J-1', outcome: 'skipped', message: 'An earlier line has the same item.' },
      { line: 5, item: '', outcome: 'failed', message: 'The first column must name the item.' },
      { line: 6, item: 'J-3', outcome: 'failed', message: 'A cell holds a formula error.' },
    ]);
  });

  it.each([
    ['a byte order mark', '\uFEFFJob,Name\nJ-1,A', ['J-1']],
    ['quotes and line breaks in cells', 'Job,Name\n"J ""1""","two\nlines"\nJ-2,B\n', ['J "1"', 'J-2']],
    ['no line at all', 'Job,Name\n', []],
    ['nothing', '', []],
  ])('may have %s', async (_case, text, items) => {
    expect((await csv(text)).map(({ item }) => item)).toEqual(items);
  });

  it('may be a workbook', async () => {
    const workbook = await writeExcelFile([
      ['Job', 'Count', 'Finish'],
      ['J-1', 4, { value: new Date('2026-05-01'), type: Date, format: 'yyyy-mm-dd' }],
      ['J-2', null, null],
    ]).toBuffer();
    expect(await readImportFile('Jobs.XLSX', new Uint8Array(workbook))).toEqual([
      { line: 2, item: 'J-1', outcome: 'created', message: '2 fields set.' },
      { line: 3, item: 'J-2', outcome: 'skipped', message: 'There is nothing to change.' },
    ]);
  });

  it.each([
    ['photo.png', 'Only .csv and .xlsx files can be imported.'],
    ['broken.xlsx', 'The file is not a workbook that can be read.'],
  ])('%s is refused with a sentence', async (name, sentence) => {
    await expect(readImportFile(name, new TextEncoder().encode('no workbook'))).rejects.toThrow(sentence);
  });
});

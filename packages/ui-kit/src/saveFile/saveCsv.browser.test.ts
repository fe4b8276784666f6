import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCsv } from './saveCsv.ts';

let saved: { readonly name: string; readonly address: string }[];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Saves a text. Resolves with the file, read from its address after the task in which it was saved. */
async function save(text: string, title = 'Jobs') {
  saveCsv(title, text);
  await new Promise((resolve) => setTimeout(resolve));
  const [file] = saved;
  return { name: file?.name, text: await (await fetch(file?.address ?? '')).text() };
}

test.each([
  ['=1+1', `"'=1+1"`],
  ['"=HYPERLINK(""https://evil.example"")"', `"'=HYPERLINK(""https://evil.example"")"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['+cmd', `"'+cmd"`],
  ['-cmd', `"'-cmd"`],
  ['＝1+1', `"'＝1+1"`],
  ['"\tx"', `"'\tx"`],
  ['-12.5', '-12.5'],
  ['"-1.234,50"', '"-1.234,50"'],
  ['+7 %', '+7 %'],
  ['a=b', 'a=b'],
  ['"a,=b"', '"a,=b"'],
  [' =1+1', `"' =1+1"`],
  ['"\n=1+1"', `"'\n'=1+1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['"a;-5;b;@c"', `"a;-5;b;'@c"`],
  ['"two\n=lines"', `"two\n'=lines"`],
])('the cell %j is saved as %j', async (cell, expected) => {
  const file = await save(`Title,${cell}\r\n${cell},end\r\n`);
  // The text of an answer has no mark at its start.
  expect(file.text).toBe(`Title,${expected}\r\n${expected},end\r\n`);
});

test.each([
  ['Jobs', 'Jobs.csv'],
  ['Orders 7/2026: "open"', 'Orders 7 2026 open.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['con', 'con_.csv'],
  ['', 'file.csv'],
  ['...', 'file.csv'],
  ['invoice\u202Egpj', 'invoice gpj.csv'],
  ['٣'.repeat(300), `${'٣'.repeat(100)}.csv`],
  ['🏗'.repeat(300), `${'🏗'.repeat(50)}.csv`],
])('the title %j makes the name %j', async (title, name) => expect((await save('a', title)).name).toBe(name));

import { saveFile } from './saveFile.ts';

/** A cell of RFC 4180 with its quotes, and what ends it. */
const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
/**
 * The beginning of what a spreadsheet runs, after spaces too. A number with a sign is none. A spreadsheet of another country ends cells at
 * semicolons, and rows inside of quotes.
 */
const formula = /(?:^|(?<=[;\t\r\n]))(?=\s*(?:[=@＝＠]|[+\-＋－](?![\d.,\s%]+(?:$|[;\t\r\n])))|[\t\r])/g;

/**
 * Hands a CSV text to the person as a file to save. A cell that a spreadsheet would run as a formula starts with an apostrophe. The mark at
 * the start of the file marks it as UTF-8 for Excel.
 *
 * @param title the name of the file without `.csv`. What no file may be called is left out
 */
export function saveCsv(title: string, text: string): void {
  const harmless = text.replace(/^\uFEFF/, '').replaceAll(cells, (cell, given: string, end: string) => {
    const content = given.replaceAll(/^"|"$/g, '');
    const escaped = content.replaceAll(formula, "'");
    return escaped === content ? cell : `"${escaped}"${end}`;
  });
  saveFile(new Blob([`\uFEFF${harmless}`], { type: 'text/csv' }), `${title}.csv`);
}

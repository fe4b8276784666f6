import { saveFile } from './saveFile.ts';

/** A cell of RFC 4180 with its quotes, and what ends it. */
const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
/** The beginning of what a spreadsheet runs. A number with a sign is none. */
const formula = /^"?(?:[=@＝＠\t\r]|[+\-＋－](?![\d.,\s%]+"?$))/;

/**
 * Hands a CSV text to the person as a file to save. A cell that a spreadsheet would run as a formula starts with an apostrophe. The mark at
 * the start of the file tells Excel that it is UTF-8.
 *
 * @param title the name of the file without `.csv`. What no file may be called is left out
 */
export function saveCsv(title: string, text: string): void {
  const harmless = text
    .replace(/^\uFEFF/, '')
    .replaceAll(cells, (cell, content: string, end: string) =>
      formula.test(content) ? `"'${content.replaceAll(/^"|"$/g, '')}"${end}` : cell,
    );
  saveFile(new Blob([`\uFEFF${harmless}`], { type: 'text/csv' }), `${title}.csv`);
}

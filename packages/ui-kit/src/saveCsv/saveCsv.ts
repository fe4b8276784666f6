/** A cell of RFC 4180 with its quotes, and what ends it. */
const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
/** The beginning of what a spreadsheet runs. A number with a sign is none. */
const formula = /^"?(?:[=@＝＠\t\r]|[+\-＋－](?![\d.,\s%]+"?$))/;

/** The name of a file on every system: without characters that one of them refuses, and at most 200 bytes long. */
function fileNameOf(title: string): string {
  const allowed = title
    .replace(/[/\\:*?"<>|\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(allowed) ? `${allowed}_` : allowed;
  // A character that is cut in two is left out.
  const cut = new TextDecoder().decode(new TextEncoder().encode(name).slice(0, 200)).replace(/\uFFFD$/, '');
  return cut.trim() || 'file';
}

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
  const url = URL.createObjectURL(new Blob([`\uFEFF${harmless}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileNameOf(title)}.csv`;
  link.click();
  // Safari reads the file only after the person has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

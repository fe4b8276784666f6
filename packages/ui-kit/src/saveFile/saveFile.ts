const mostBytes = 200;
/** The end of a file's name that names its kind. */
const ending = /\.[a-z\d]{1,10}$/i;

/** The name of a file on every system: without characters that one of them refuses, and at most 200 bytes and its ending long. */
function fileNameOf(name: string): string {
  const end = ending.exec(name)?.[0] ?? '';
  const allowed = name
    .slice(0, name.length - end.length)
    .replace(/[/\\:*?"<>|\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const stem = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(allowed) ? `${allowed}_` : allowed;
  // A character that is cut in two is left out.
  const cut = new TextDecoder().decode(new TextEncoder().encode(stem).slice(0, mostBytes)).replace(/\uFFFD$/, '');
  return `${cut.trim() || 'file'}${end}`;
}

/**
 * Hands a file to the person to save.
 *
 * @param name with its ending, such as `Sites.xlsx`. What no file may be called is left out
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(name);
  link.click();
  // Safari reads the file only after the person has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

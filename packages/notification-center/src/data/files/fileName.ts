/** A parameter of Content-Disposition (RFC 6266): its name, and its value with or without quotes. */
const parameters = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/g;
const endings: Readonly<Record<string, string>> = {
  'text/csv': '.csv',
  'text/plain': '.txt',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/json': '.json',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/** The name that the service gives a file; null if it gives none that can be read. */
function namedBy(disposition: string): string | null {
  const given = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of disposition.matchAll(parameters))
    given.set(name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? plain);
  const encoded = /^utf-8'[^']*'(.+)$/i.exec(given.get('filename*') ?? '')?.[1];
  return decoded(encoded ?? '') ?? (given.get('filename') || null);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}

/**
 * The name of a file: the one that the service gives, else the last part of its address, else the title of the export with the ending of
 * its type.
 */
export function fileName(disposition: string | null, url: string, type: string, title: string): string {
  const last = decoded(new URL(url).pathname.split('/').at(-1) ?? '');
  const ofAddress = last !== null && /\.[a-z\d]{1,10}$/i.test(last) ? last : null;
  return namedBy(disposition ?? '') ?? ofAddress ?? `${title}${endings[type] ?? ''}`;
}

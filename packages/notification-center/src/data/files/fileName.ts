/** A parameter of Content-Disposition (RFC 6266): its name, and its value with or without quotes. Many servers leave them out around spaces. */
const parameters = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"\s][^;]*))/g;
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
    given.set(name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? plain.trim());
  const encoded = /^utf-8'[^']*'(.+)$/i.exec(given.get('filename*') ?? '')?.[1];
  const sent = asSent(given.get('filename') ?? '');
  // Browsers read what is encoded without a word of it, too.
  return decoded(encoded ?? '') ?? decoded(sent) ?? (sent || null);
}

/** What a service wrote that sends UTF-8. A header reaches a page byte by byte, as Latin-1. */
function asSent(received: string): string {
  // An address, though, holds any character.
  if (/[^\0-\xFF]/.test(received)) return received;
  const text = new TextDecoder().decode(Uint8Array.from(received, (byte) => byte.charCodeAt(0)));
  return text.includes('\uFFFD') ? received : text;
}

/**
 * The Content-Disposition of an answer. A page of another origin does not see it unless the storage exposes it, but a signed address of
 * Azure, or of Amazon and Google, may ask for it.
 */
export function dispositionOf(headers: Pick<Headers, 'get'>, url: string): string | null {
  const { searchParams: asked } = new URL(url);
  return headers.get('content-disposition') ?? asked.get('rscd') ?? asked.get('response-content-disposition');
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

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isCompressible = (contentType: string): boolean => /^text\/|json|javascript|svg/.test(contentType);

/** The encodings a file is served in. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
export interface StaticFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly encoding: ContentEncoding;
  readonly isEncodingNegotiated: boolean;
  readonly entityTag: string;
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().split(';'));
  const accepts = (name: string) =>
    offers.some(([offered, quality]) => offered === name && !/^\s*q=0(?:\.0*)?$/.test(quality ?? ''));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Reads the files below a folder, compresses each once per encoding, and remembers it while the file stays the same. */
export class StaticFiles {
  readonly #directory: string;
  readonly #remembered = new Map<string, { readonly modified: number; readonly file: Promise<StaticFile> }>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The file at this path of the address, or null when there is none below the folder. */
  async find(pathname: string, accepted: ContentEncoding): Promise<StaticFile | null> {
    const path = this.#resolve(pathname);
    if (path === null) return null;
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) return null;
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
    const encoding = isCompressible(contentType) ? accepted : 'identity';
    const key = `${encoding} ${path}`;
    const remembered = this.#remembered.get(key);
    if (remembered?.modified === found.mtimeMs) return remembered.file;
    const file = this.#read(path, contentType, encoding);
    this.#remembered.set(key, { modified: found.mtimeMs, file });
    return file;
  }

  #resolve(pathname: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    if (decoded.includes('\0')) return null;
    const path = join(this.#directory, decoded);
    return path.startsWith(this.#directory + sep) ? path : null;
  }

  async #read(path: string, contentType: string, encoding: ContentEncoding): Promise<StaticFile> {
    const source = await readFile(path);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 20);
    return {
      body: await compress(source, encoding),
      contentType,
      encoding,
      isEncodingNegotiated: isCompressible(contentType),
      entityTag: `"${hash}-${encoding}"`,
    };
  }
}

async function compress(source: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'identity') return source;
  if (encoding === 'gzip') return compressGzip(source, { level: 9 });
  return compressBrotli(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  });
}

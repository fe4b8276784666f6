import { Hono } from 'hono';
import type { FileStore } from '../state/index.ts';

/** The storage service: exported files and profile pictures. Their paths cannot be guessed, so they need no token. */
export function createStorage(files: FileStore): Hono {
  return new Hono().get('*', (context) => {
    const file = files.get(new URL(context.req.url).pathname.replace(/^\/storage/, ''));
    if (!file) return context.json({ message: 'There is no such file.' }, 404);
    return context.body(file.bytes, 200, {
      'content-type': file.contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(file.downloadName !== null && {
        'content-disposition': disposition(file.contentType, file.downloadName),
      }),
    });
  });
}

/** The browser shows a PDF and saves any other file, both under their names. */
function disposition(contentType: string, name: string): string {
  const kind = contentType === 'application/pdf' ? 'inline' : 'attachment';
  return `${kind}; filename="${name.replaceAll(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

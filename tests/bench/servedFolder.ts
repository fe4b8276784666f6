import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen, type Listening } from '../webServer.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves built files as the portal is served: compressed by brotli, those of `assets` for ever, pages to be fetched again each time. */
export function serveFolder(folder: string): Promise<Listening> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = types[extname(path)];
      const content = readFileSync(path);
      const headers = {
        'content-type': type ?? 'application/octet-stream',
        ...(type !== undefined && { 'content-encoding': 'br' }),
        'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      };
      return [
        `/${relative(folder, path)}`,
        { content: type === undefined ? content : brotliCompressSync(content), headers },
      ];
    }),
  );
  return listen(
    createServer(({ url = '' }, response) => {
      const file = files.get(url.split('?')[0] ?? '');
      if (file === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here.');
      else response.writeHead(200, file.headers).end(file.content);
    }),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A server of built files. */
export interface StaticServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves built files as the portal is served: compressed by brotli, hashed files for ever, pages anew each time. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = types[extname(path)];
      const content = readFileSync(path);
      return [
        path.slice(folder.length),
        {
          content: type === undefined ? content : brotliCompressSync(content),
          headers: {
            'content-type': type ?? 'application/octet-stream',
            ...(type !== undefined && { 'content-encoding': 'br' }),
            'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          },
        },
      ] as const;
    }),
  );
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url.split('?')[0] ?? '');
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, file.headers).end(file.content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

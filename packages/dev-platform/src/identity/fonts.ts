import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';

const { resolve } = createRequire(import.meta.url);

/** Sends one weight of the product's font from the installed package. */
export async function sendFont(response: ServerResponse, weight: string): Promise<void> {
  const bytes = await readFile(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`));
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}

import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

const folder = new URL('../../../dist/sub-applications/', import.meta.url);

/** `supply-chain/entry.js` and the modules the entries share. */
const modulePath = /^(?:[a-z-]+\/)?[\w-]+\.js$/;

/** The built sub-applications. A browser loads them as modules from the portal's origin, without a token. */
export function createSubApplications(): Hono {
  const service = new Hono();
  service.get('/:path{.+}', async (context) => {
    const path = context.req.param('path');
    const text = modulePath.test(path) ? await readModule(path) : null;
    if (text === null) return context.json({ message: 'There is no such module.' }, 404);
    return context.body(text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // An entry keeps its name from build to build; what it imports has a hash in its name.
      'cache-control': path.endsWith('/entry.js') ? 'no-cache' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
  return service;
}

async function readModule(path: string): Promise<string | null> {
  try {
    return await readFile(new URL(path, folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

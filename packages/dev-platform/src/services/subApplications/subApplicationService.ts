import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

const folder = new URL('../../../dist/sub-applications/', import.meta.url);

/** Each sub-application is one module, such as `supply-chain/entry.js`. */
const modulePath = /^[a-z-]+\/entry\.js$/;

/** The built sub-applications. A browser loads them as modules from the portal's origin, without a token. */
export function createSubApplications(): Hono {
  const service = new Hono();
  service.get('/:path{.+}', async (context) => {
    const path = context.req.param('path');
    const text = modulePath.test(path) ? await readModule(path) : null;
    if (text === null) return context.json({ message: 'There is no such module.' }, 404);
    return context.body(text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Its name does not change between builds.
      'cache-control': 'no-cache',
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

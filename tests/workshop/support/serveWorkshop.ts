import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../../webServer.ts';
import { built } from './stories.ts';

/**
 * Serves the built workshop.
 *
 * @param script runs in the page of a story before its own scripts.
 */
export function serveWorkshop(script = '') {
  const page = readFileSync(new URL('iframe.html', built), 'utf8')
    .replace('<head>', `<head><script>${script}</script>`)
    // Drawing what moves until a story is there takes a third of its load.
    .replace('</head>', '<style>.sb-preparing-story, .sb-preparing-docs { display: none !important }</style></head>');
  const app = new Hono()
    // A story in a frame of its own cannot change a page of the docs, and each one would load the whole workshop again.
    .get('/iframe.html', (context) => context.html(context.req.header('sec-fetch-dest') === 'iframe' ? '' : page))
    // The name of each of these files has a hash of what it holds, so no page asks for one twice.
    .use('/assets/*', (context, next) => {
      context.header('Cache-Control', 'max-age=31536000, immutable');
      return next();
    })
    .use('*', serveStatic({ root: fileURLToPath(built) }));
  const answer = getRequestListener(app.fetch);
  return listen(
    createServer((request, response) => void answer(request, response)),
    '127.0.0.1',
  );
}

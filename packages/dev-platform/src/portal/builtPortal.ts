import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  cacheControlOfFile,
  filePolicy,
  pathOf,
  policyOfFile,
  readConfiguration,
  renderPage,
  securityHeaders,
  silentRenewPaths,
  strictTransportSecurity,
} from '@gantry/portal-shell/server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { getPath } from 'hono/utils/url';
import { portalServerOf } from './PortalServer.ts';
import type { PortalConfigurationSource, PortalServer } from './PortalServer.ts';

/** How the built portal is served. */
export interface BuiltPortalOptions extends PortalConfigurationSource {
  /** The folder that `vite build` wrote: `packages/portal-shell/dist/portal`. */
  readonly distDirectory: string;
}

/** True if a missing path is a missing file, not an address of the portal. A file of an old build must be a 404, not the page. */
function isFileRequest(pathname: string, accept = '*/*'): boolean {
  if (pathname.startsWith('/assets/')) return true;
  if (accept.includes('text/html')) return false;
  return /\.[a-z\d]+$/i.test(pathname) || !accept.includes('*/*');
}

function createApplication({ configuration, distDirectory }: BuiltPortalOptions): Hono {
  const root = resolve(distDirectory);
  const files = serveStatic({ root, precompressed: true });
  // A browser gives a stored file the policy of the 304. Without one, the service worker could fetch nothing from then on.
  const revalidate = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] });
  return (
    // Everything below sees the portal's own paths.
    new Hono({ getPath: (request) => pathOf(getPath(request), readConfiguration(configuration())?.basePath) })
      .use(async (context, next) => {
        const { method, path } = context.req;
        context.header('content-security-policy', policyOfFile(path, readConfiguration(configuration())));
        if (context.req.header('x-forwarded-proto') === 'https') {
          context.header('strict-transport-security', strictTransportSecurity);
        }
        if (method === 'GET' || method === 'HEAD') return next();
        return context.text('The portal answers GET and HEAD only.', 405, { allow: 'GET, HEAD' });
      })
      // Files are compressed by the build; the page and the configuration differ by response.
      .use(compress({ encoding: 'gzip', threshold: 0 }))
      .get('/config.json', (context) =>
        context.body(configuration(), 200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        }),
      )
      // Not ready without the page and its configuration.
      .get('/healthz', (context) => {
        const missing = existsSync(join(root, 'index.html')) ? null : 'The page is missing.';
        const problem = missing ?? (readConfiguration(configuration()) ? null : 'The configuration is missing.');
        return context.text(`${problem ?? 'ok'}\n`, problem === null ? 200 : 503, { 'cache-control': 'no-store' });
      })
      .get(silentRenewPaths.address, serveStatic({ root, path: silentRenewPaths.file }))
      .get('*', async (context, next) => {
        const { path } = context.req;
        // The page is never sent without its nonce, and files whose names start with a dot are not for browsers.
        if (path.endsWith('/') || path === '/index.html' || path.startsWith('/.')) return next();
        const response = await files(context, () => Promise.resolve());
        if (response === undefined) return next();
        response.headers.set('cache-control', cacheControlOfFile(path));
        // Files only: a 304 for the page would join a stored page with the policy of another response.
        return revalidate(context, () => {
          context.res = response;
          return Promise.resolve();
        });
      })
      .get('*', async (context) => {
        if (isFileRequest(context.req.path, context.req.header('accept'))) return context.notFound();
        const { html, headers } = renderPage(await readFile(join(root, 'index.html'), 'utf8'), configuration());
        return context.body(html, 200, headers);
      })
      .notFound((context) => context.text('Not found.', 404, { 'cache-control': 'no-store' }))
      .onError((error, context) => {
        console.error(`The portal could not answer ${context.req.path}.`, error);
        return context.text('The portal could not answer. Is it built? `npm run build` builds it.', 500);
      })
  );
}

/**
 * Serves the production build with the production headers. No cache keeps the page or the configuration, hashed assets are kept
 * for good, other files are revalidated, and every address of the portal answers with the page.
 */
export function createBuiltPortal(options: BuiltPortalOptions): PortalServer {
  // Created for the first request, because the library warns if there is no build. The answer says that better.
  let answer: ReturnType<typeof getRequestListener> | undefined;
  return portalServerOf(
    createServer((request, response) => {
      // Set before anything can fail, so that a refused request carries them too.
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      response.setHeader('content-security-policy', filePolicy);
      answer ??= getRequestListener(createApplication(options).fetch);
      void answer(request, response);
    }),
  );
}

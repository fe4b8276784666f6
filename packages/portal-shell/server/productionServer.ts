import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { silentRenewPolicy } from './contentSecurityPolicy.ts';
import { listening } from './listening.ts';
import { renderPage } from './page.ts';
import type { PortalConfigurationSource, PortalServer } from './PortalServer.ts';
import { securityHeaders } from './securityHeaders.ts';
import { acceptedEncoding, StaticFiles, type StaticFile } from './StaticFiles.ts';

/** What a production portal is served from. */
export interface PortalServerOptions extends PortalConfigurationSource {
  /** The folder that `vite build` wrote, `packages/portal-shell/dist/portal` of this repository. */
  readonly distDirectory: string;
}

/**
 * Serves the production build with the production headers: the page and the configuration are never stored, hashed assets are kept for
 * ever, every other file is asked anew, and each address of the portal answers with the page.
 */
export function createPortalServer({ configuration, distDirectory }: PortalServerOptions): PortalServer {
  const directory = resolve(distDirectory);
  const files = new StaticFiles(directory);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'The portal answers GET and HEAD only.');
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);

    if (pathname === '/config.json') return sendConfiguration(response, configuration());
    if (pathname === '/silentrenew') {
      response.setHeader('content-security-policy', silentRenewPolicy);
      const file = await files.find('/silentrenew.html', encoding);
      return file === null ? sendText(response, 404, 'Not found.') : sendFile(request, response, file, 'no-store');
    }
    if (pathname !== '/index.html' && !pathname.startsWith('/.')) {
      const file = await files.find(pathname, encoding);
      if (file !== null) return sendFile(request, response, file, cacheControlFor(pathname));
    }
    if (isFileRequest(request, pathname)) return sendText(response, 404, 'Not found.');
    const template = await readFile(join(directory, 'index.html'), 'utf8');
    return sendPage(response, template, configuration(), encoding === 'identity' ? 'identity' : 'gzip');
  };

  return listening(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(`The portal could not answer ${request.url ?? ''}.`, error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'The portal could not answer. Is it built? `npm run build` does that.');
      });
    }),
  );
}

const cacheControlFor = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether a missing path is a missing file, not an address of the portal: a build that is gone must answer 404, not a page. */
function isFileRequest(request: IncomingMessage, pathname: string): boolean {
  if (pathname.startsWith('/assets/')) return true;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return false;
  return /\.[a-z\d]+$/i.test(pathname) || !accept.includes('*/*');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function sendConfiguration(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, cacheControl: string): void {
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', file.entityTag);
  if (file.isEncodingNegotiated) response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.entityTag) {
    response.writeHead(304).end();
    return;
  }
  if (file.encoding !== 'identity') response.setHeader('content-encoding', file.encoding);
  response.writeHead(200, { 'content-type': file.contentType, 'content-length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** The page is small and carries a nonce of its own, so it is compressed each time. */
function sendPage(
  response: ServerResponse,
  template: string,
  configurationText: string,
  encoding: 'gzip' | 'identity',
) {
  const { html, policy } = renderPage(template, configurationText);
  if (encoding === 'gzip') response.setHeader('content-encoding', encoding);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'content-security-policy': policy,
  });
  response.end(encoding === 'gzip' ? gzipSync(html) : html);
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { silentRenewPolicy } from './contentSecurityPolicy.ts';
import { listening } from './listening.ts';
import { renderPage } from './page.ts';
import type { PortalConfigurationSource, PortalServer } from './PortalServer.ts';

const packageDirectory = fileURLToPath(new URL('..', import.meta.url));

/**
 * Serves the portal from its sources through Vite, with hot reload. The policy is the production one but for what Vite's client needs;
 * see `isDevelopment` of the policy.
 */
export async function createPortalDevServer({ configuration }: PortalConfigurationSource): Promise<PortalServer> {
  // Only development needs Vite, which production does not install.
  const { createServer: createViteServer } = await import('vite');
  const server = createServer();
  const vite = await createViteServer({
    root: packageDirectory,
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/silentrenew') {
      const page = await readFile(new URL('../public/silentrenew.html', import.meta.url), 'utf8');
      response.setHeader('content-security-policy', silentRenewPolicy);
      return send(response, page);
    }
    const source = await readFile(new URL('../index.html', import.meta.url), 'utf8');
    const template = await vite.transformIndexHtml(url, source);
    const { html, policy } = renderPage(template, configuration(), true);
    response.setHeader('content-security-policy', policy);
    return send(response, html);
  };

  server.on('request', (request, response) => {
    if (request.url?.split('?')[0] === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(configuration());
      return;
    }
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(`The portal could not answer ${request.url ?? ''}.`, error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(error instanceof Error ? error.message : String(error));
      });
    });
  });

  return listening(server, () => vite.close());
}

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

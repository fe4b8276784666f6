import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { policyOfFile, renderPage, silentRenewPaths } from '@gantry/portal-shell/server';
import { portalServerOf } from './PortalServer.ts';
import type { PortalConfigurationSource, PortalServer } from './PortalServer.ts';

const fileOfPortal = (path: string): string =>
  fileURLToPath(new URL(path, import.meta.resolve('@gantry/portal-shell/package.json')));

/**
 * Serves the portal from its sources through Vite, with hot reload. The policy is the production policy, except for what Vite's client
 * needs: see `isDevelopment` of the policy.
 */
export async function createPortalFromSources({ configuration }: PortalConfigurationSource): Promise<PortalServer> {
  // Only development needs Vite, which production does not install.
  const { createServer: createViteServer } = await import('vite');
  const server = createServer();
  const vite = await createViteServer({
    root: fileOfPortal('.'),
    configFile: fileOfPortal('vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    if (url.split('?')[0] === silentRenewPaths.address) {
      return send(response, await readFile(fileOfPortal(`public${silentRenewPaths.file}`), 'utf8'), {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policyOfFile(silentRenewPaths.address),
      });
    }
    const template = await vite.transformIndexHtml(url, await readFile(fileOfPortal('index.html'), 'utf8'));
    const { html, headers } = renderPage(template, configuration(), true);
    return send(response, html, headers);
  };

  server.on('request', (request, response) => {
    if (request.url?.split('?')[0] === '/config.json') {
      send(response, configuration(), {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
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

  return portalServerOf(server, () => vite.close());
}

function send(response: ServerResponse, text: string, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, headers).end(text);
}

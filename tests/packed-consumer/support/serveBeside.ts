import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startGantry, type Gantry } from '../../e2e/support/gantry.ts';
import { listen, passOn, sendFile, sendPage, type Listening } from '../../webServer.ts';

/** A portal with its platform, and an app beside it: below the portal's origin, and on an origin of its own. */
export type Beside = Awaited<ReturnType<typeof serveBeside>>;

/** Serves two builds of the app, under the portal's own policy and with its configuration. */
export async function serveBeside(builds: { readonly internal: string; readonly own: string }) {
  let gantry: Gantry | null = null;
  const answer = (folder: string, base: string) => async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (gantry === null) return void response.writeHead(503).end();
    if (!`${pathname}/`.startsWith(`${base}/`)) return passOn(request, response, gantry.portalOrigin);
    const path = pathname.slice(base.length);
    if (path === '/config.json') return passOn(request, response, gantry.portalOrigin, path);
    if (path.startsWith('/assets/') && sendFile(response, [join(folder, path)])) return undefined;
    return sendApp(join(folder, 'index.html'), response, gantry.portalOrigin);
  };
  const serve = (folder: string, base: string): Promise<Listening> => {
    const handle = answer(folder, base);
    return listen(createServer((request, response) => void handle(request, response)));
  };
  const [portal, own] = await Promise.all([serve(builds.internal, '/internal'), serve(builds.own, '')]);
  const close = async () => {
    await Promise.all([portal.close(), own.close(), gantry?.close()]);
  };
  gantry = await startGantry({
    PORTAL_ORIGIN: portal.origin,
    GANTRY_APPS: `${portal.origin}/internal ${own.origin}`,
    PORTAL_CONFIGURATION: JSON.stringify({ flags: { OFFLINE: true } }),
  });
  return {
    gantry,
    /** The portal's origin. The app is at `/internal`. */
    portal: portal.origin,
    /** The app's own origin. */
    own: own.origin,
    close,
  };
}

/** Sends the page of the app under the policy of the portal's page. */
async function sendApp(file: string, response: ServerResponse, portalOrigin: string) {
  const { headers } = await fetch(portalOrigin, { headers: { accept: 'text/html' } });
  const policy = headers.get('content-security-policy') ?? '';
  sendPage(response, file, (nonce) => ({
    'content-security-policy': policy.replaceAll(/'nonce-[^']+'/g, `'nonce-${nonce}'`),
  }));
}

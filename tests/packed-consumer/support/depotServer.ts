import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen, sendFile, sendPage, strictPolicy } from '../../webServer.ts';
import { createDepot, type Depot } from './depot.ts';

/** A server of the built app and its service. */
export type DepotServer = Awaited<ReturnType<typeof serveDepot>>;

const person = { name: 'robin', password: 'shelf' };
const session = 'depot=robin';

/** Serves the app built into `folder`, and its service, on a free port. */
export async function serveDepot(folder: string) {
  const depot = createDepot();
  const server = createServer((request, response) => {
    void answer(depot, folder, request, response);
  });
  return { ...(await listen(server)), depot };
}

async function answer(depot: Depot, folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, body?: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  if (pathname === '/') return sendPage(response, join(folder, 'index.html'), (nonce) => strictPolicy({ nonce }));
  if (!pathname.startsWith('/api/')) {
    if (!sendFile(response, [join(folder, pathname)])) send(404);
    return undefined;
  }

  const route = `${request.method} ${pathname.slice('/api'.length)}`;
  const body = await readJson(request);
  const isSignedIn = request.headers.cookie === session;
  if (route === 'GET /session') return send(200, { name: isSignedIn ? person.name : null });
  if (route === 'POST /session') {
    const isKnown = body['name'] === person.name && body['password'] === person.password;
    if (isKnown) response.setHeader('set-cookie', `${session}; HttpOnly; SameSite=Strict; Path=/`);
    return send(200, { name: isKnown ? person.name : null });
  }
  if (route === 'DELETE /session') {
    response.setHeader('set-cookie', `${session}; Max-Age=0; Path=/`);
    return send(200, {});
  }
  if (!isSignedIn) return send(401);

  const [, key = '', command = ''] = /^\/api\/reports\/([^/]+)\/(\w+)$/.exec(pathname) ?? [];
  if (route === 'GET /shelves') return send(200, depot.shelves);
  if (route === 'GET /messages') return send(200, depot.find(Object.fromEntries(searchParams)));
  if (route === 'GET /messages/unseen') return send(200, { count: depot.unseen() });
  if (route === 'PUT /messages/seen') return send(200, depot.markSeen(body['keys'] as string[], body['seen'] === true));
  if (route === 'POST /reports') return send(201, depot.startReport(String(body['subject'])));
  if (command === 'file') {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="stock.csv"' });
    response.end('shelf,pieces\nA7,12\n');
    return undefined;
  }
  if (command === 'stop' || command === 'again') return send(200, depot.command(key, command));
  if (route === 'GET /live') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    response.on(
      'close',
      depot.listen((message) => response.write(`data: ${JSON.stringify(message)}\n\n`)),
    );
    return undefined;
  }
  return send(404);
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

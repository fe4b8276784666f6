import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { readBody } from '../http/readBody.ts';
import { bearerToken } from '../http/tokenCheck.ts';
import type { TokenCheck } from '../http/tokenCheck.ts';
import { HubConnection } from './HubConnection.ts';
import { attachLongPolling, isLongPolling } from './transports/longPolling.ts';
import { attachEventStream } from './transports/serverSentEvents.ts';
import { attachWebSocket } from './transports/webSocket.ts';

/** The actions of the control surface on the hub. */
type HubAction = 'drop' | 'silence' | 'refuse' | 'restore';

/** The notification hub, in SignalR's protocol, version 1 of its negotiation. */
export interface Hub {
  /** Answers a request; `path` is within the hub. */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Upgrades a request to a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Sends an event to every connection of a user. */
  readonly send: (user: string, event: string, argument: unknown) => void;
  /** The open connections. */
  connections(): readonly { readonly user: string; readonly since: string }[];
  /**
   * `drop` cuts every connection; with `ms` it also refuses new ones for that time. `silence` sends nothing to the connections open now.
   * `refuse` answers new ones with 503. `silence` and `refuse` last until `restore` or for `ms`.
   */
  control(action: HubAction, ms?: number): void;
  close(): void;
}

/** Creates a hub without connections. */
export function createHub({
  checkToken,
  origins,
}: {
  readonly checkToken: TokenCheck;
  /** Those of the pages that may connect. */
  readonly origins: ReadonlySet<string>;
}): Hub {
  const connections = new Map<string, HubConnection>();
  const sockets = new WebSocketServer({ noServer: true });
  const ticking = setInterval(() => {
    const now = Date.now();
    for (const connection of connections.values()) connection.tick(now);
  }, 1000);
  let isRefusing = false;
  const restoring: Record<'refuse' | 'silence', NodeJS.Timeout | undefined> = { refuse: undefined, silence: undefined };

  const setRefusing = (value: boolean, ms?: number) => {
    clearTimeout(restoring.refuse);
    isRefusing = value;
    if (value && ms !== undefined) restoring.refuse = setTimeout(() => setRefusing(false), ms);
  };
  const setSilent = (value: boolean, ms?: number) => {
    clearTimeout(restoring.silence);
    for (const connection of connections.values()) connection.isSilent = value;
    if (value && ms !== undefined) restoring.silence = setTimeout(() => setSilent(false), ms);
  };

  const open = (user: string) => {
    const connection = new HubConnection(user, ({ connectionToken }) => connections.delete(connectionToken));
    connections.set(connection.connectionToken, connection);
    return connection;
  };

  /** Finds the user of a request, or the status to refuse it with. */
  const authorize = async (request: IncomingMessage): Promise<{ user: string; query: URLSearchParams } | number> => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const token = bearerToken(request.headers.authorization) ?? query.get('access_token');
    const account = token === null ? null : await checkToken(token);
    return account ? { user: account.userName, query } : 401;
  };

  const find = (user: string, query: URLSearchParams): HubConnection | number => {
    const token = query.get('id');
    if (token === null) return 400;
    const connection = connections.get(token);
    if (!connection) return 404;
    return connection.user === user ? connection : 403;
  };

  const negotiate = (user: string, response: ServerResponse) => {
    const { connectionId, connectionToken } = open(user);
    const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
    const answer = {
      negotiateVersion: 1,
      connectionId,
      connectionToken,
      availableTransports: transports.map((transport) => ({ transport, transferFormats: ['Text'] })),
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

  const connect = (connection: HubConnection, request: IncomingMessage, response: ServerResponse) => {
    const { transport } = connection;
    if (isLongPolling(transport)) transport.poll(response);
    else if (transport !== null) response.writeHead(409).end();
    else if (isRefusing) response.writeHead(503).end();
    else if (request.headers.accept?.includes('text/event-stream')) attachEventStream(connection, response);
    else attachLongPolling(connection, response);
  };

  return {
    async handle(request, response, path) {
      const authorized = await authorize(request);
      if (typeof authorized === 'number') return void response.writeHead(authorized).end();
      const { user, query } = authorized;
      if (path === '/negotiate' && request.method === 'POST') {
        if (isRefusing) response.writeHead(503).end();
        else negotiate(user, response);
        return;
      }
      const connection = path === '/' ? find(user, query) : 404;
      if (typeof connection === 'number') return void response.writeHead(connection).end();
      if (request.method === 'GET') return connect(connection, request, response);
      if (request.method === 'POST') {
        connection.receive((await readBody(request))?.toString('utf8') ?? '');
        return void response.writeHead(200).end();
      }
      if (request.method === 'DELETE') connection.drop();
      response.writeHead(request.method === 'DELETE' ? 202 : 405).end();
    },

    async upgrade(request, socket, head) {
      const authorized = await authorize(request);
      const isForeign = request.headers.origin !== undefined && !origins.has(request.headers.origin);
      if (typeof authorized === 'number') return refuse(socket, authorized);
      if (isForeign) return refuse(socket, 403);
      if (isRefusing) return refuse(socket, 503);
      const { user, query } = authorized;
      // A client that skips the negotiation sends no id.
      const connection = query.has('id') ? find(user, query) : open(user);
      if (typeof connection === 'number') return refuse(socket, connection);
      sockets.handleUpgrade(request, socket, head, (webSocket) => attachWebSocket(connection, webSocket));
    },

    send(user, event, argument) {
      for (const connection of connections.values()) {
        if (connection.user === user) connection.sendEvent(event, argument);
      }
    },

    connections: () =>
      [...connections.values()].flatMap(({ user, openSince }) =>
        openSince ? [{ user, since: openSince.toISOString() }] : [],
      ),

    control(action, ms) {
      if (action === 'restore') {
        setRefusing(false);
        setSilent(false);
      }
      if (action === 'silence') setSilent(true, ms);
      if (action === 'refuse' || (action === 'drop' && ms !== undefined)) setRefusing(true, ms);
      if (action === 'drop') for (const connection of connections.values()) connection.drop();
    },

    close() {
      clearInterval(ticking);
      setRefusing(false);
      setSilent(false);
      for (const connection of connections.values()) connection.close({ allowReconnect: true });
      for (const webSocket of sockets.clients) webSocket.terminate();
    },
  };
}

/** Refuses an upgrade. There is no response object, so this writes the status line itself. */
export function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

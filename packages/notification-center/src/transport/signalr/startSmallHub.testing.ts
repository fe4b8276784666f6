import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HubTransport } from './openHubConnection.ts';

/** Options of {@link startSmallHub}. */
export interface SmallHubOptions {
  /** The transports that it offers, in order. Only long polling unless given. */
  readonly offered?: readonly HubTransport[];
  /** The offered transports that a proxy blocks. The hub has no WebSockets, so it always refuses them. */
  readonly refused?: readonly HubTransport[];
  /** The offered transports that a proxy holds back: it accepts a WebSocket and says nothing, and keeps a stream with its headers. */
  readonly silent?: readonly HubTransport[];
  /** The address to which its negotiation redirects. */
  readonly redirect?: string;
  /** `Retry-After` of its first negotiation, which it answers with 429. */
  readonly busyFor?: string;
}

/** A minimal hub: negotiation, server-sent events and long polling. */
export type SmallHub = Awaited<ReturnType<typeof startSmallHub>>;

interface Connection {
  readonly frames: string[];
  readonly polls: ServerResponse[];
  /** Null while another transport is used. */
  stream: { readonly write: (text: string) => void; readonly end: () => void } | null;
  isOpen: boolean;
}

const endOfFrame = '\u001e';

/** RFC 6455, section 1.3. */
const webSocketGuid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Starts a hub on a free local port. */
export async function startSmallHub(options: SmallHubOptions = {}) {
  const { offered = ['LongPolling'], refused = [], silent = [], redirect, busyFor } = options;
  let isBusy = busyFor !== undefined;
  const connections = new Map<string, Connection>();
  const authorizations: (string | undefined)[] = [];
  const asked: HubTransport[] = [];
  const sockets = new Set<Duplex>();
  const unwanted = new Set<string>();
  let lastId = 0;

  function flush(connection: Connection) {
    if (connection.frames.length === 0) return;
    const text = () => connection.frames.splice(0).join('');
    if (connection.stream !== null) connection.stream.write(`data: ${text()}\r\n\r\n`);
    else connection.polls.pop()?.end(text());
  }

  function negotiate() {
    if (redirect !== undefined) return { url: redirect, accessToken: 'second-token' };
    const connectionToken = `c${++lastId}`;
    connections.set(connectionToken, { frames: [], polls: [], stream: null, isOpen: false });
    const availableTransports = offered.map((transport) => ({ transport, transferFormats: ['Text'] }));
    return { negotiateVersion: 1, connectionId: connectionToken, connectionToken, availableTransports };
  }

  function openStream(id: string, connection: Connection, response: ServerResponse) {
    connection.stream = { write: (text) => response.write(text), end: () => response.end() };
    connection.isOpen = true;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\r\n\r\n');
    response.on('close', () => connections.delete(id));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://hub.test');
    const id = url.searchParams.get('id') ?? '';
    const connection = connections.get(id);
    authorizations.push(request.headers.authorization);
    if (unwanted.has(request.headers.authorization ?? '')) {
      response.writeHead(401).end();
    } else if (url.pathname.endsWith('/negotiate')) {
      if (isBusy) response.writeHead(429, { 'retry-after': busyFor }).end();
      else response.end(JSON.stringify(negotiate()));
      isBusy = false;
    } else if (connection === undefined) {
      response.writeHead(404).end();
    } else if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (body.includes('"protocol"')) connection.frames.push(`{}${endOfFrame}`);
      response.end();
      flush(connection);
    } else if (request.method === 'DELETE') {
      end(id, connection);
      response.writeHead(202).end();
    } else if (connection.isOpen) {
      connection.polls.push(response);
      flush(connection);
    } else {
      const isStream = request.headers.accept?.includes('text/event-stream') ?? false;
      const transport = isStream ? 'ServerSentEvents' : 'LongPolling';
      asked.push(transport);
      if (refused.includes(transport)) {
        connections.delete(id);
        response.writeHead(503).end();
      } else if (silent.includes(transport)) {
        // The request stays open.
      } else if (isStream) openStream(id, connection, response);
      else {
        connection.isOpen = true;
        response.end();
      }
    }
  }

  function end(id: string, connection: Connection) {
    connections.delete(id);
    connection.stream?.end();
    for (const poll of connection.polls) poll.writeHead(204).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('upgrade', (request, socket) => {
    asked.push('WebSockets');
    if (silent.includes('WebSockets')) {
      const accept = createHash('sha1')
        .update(`${request.headers['sec-websocket-key']}${webSocketGuid}`)
        .digest('base64');
      const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket';
      socket.write(`${head}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
      sockets.add(socket);
      return;
    }
    connections.delete(new URL(request.url ?? '', 'http://hub.test').searchParams.get('id') ?? '');
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/notificationHub`,
    authorizations,
    /** The values of `Authorization` that it answers with 401. */
    unwanted,
    /** The requested transports, in order. */
    asked,
    connectionCount: () => connections.size,
    send(event: string, argument: unknown) {
      for (const connection of connections.values()) {
        connection.frames.push(JSON.stringify({ type: 1, target: event, arguments: [argument] }) + endOfFrame);
        flush(connection);
      }
    },
    dropAll() {
      for (const [id, connection] of connections) end(id, connection);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** SignalR's names of the transports. */
export type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Options of {@link startSmallHub}. */
export interface SmallHubOptions {
  /** The transports that it offers, in order. Only long polling unless given. */
  readonly offered?: readonly Transport[];
  /** The offered transports that a proxy blocks. The hub has no WebSockets, so it always refuses them. */
  readonly refused?: readonly Transport[];
  /** The address to which its negotiation redirects. */
  readonly redirect?: string;
}

/** A minimal hub: negotiation, server-sent events and long polling. */
export interface SmallHub {
  readonly url: string;
  readonly send: (event: string, argument: unknown) => void;
  readonly connectionCount: () => number;
  readonly authorizations: readonly (string | undefined)[];
  /** The requested transports, in order. */
  readonly asked: readonly Transport[];
  readonly dropAll: () => void;
  readonly close: () => void;
}

interface Connection {
  readonly frames: string[];
  readonly polls: ServerResponse[];
  /** Null while another transport is used. */
  stream: { readonly write: (text: string) => void; readonly end: () => void } | null;
  isOpen: boolean;
}

const endOfFrame = '\u001e';

/** Starts a hub on a free local port. */
export async function startSmallHub(options: SmallHubOptions = {}): Promise<SmallHub> {
  const { offered = ['LongPolling'], refused = [], redirect } = options;
  const connections = new Map<string, Connection>();
  const authorizations: (string | undefined)[] = [];
  const asked: Transport[] = [];
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
    if (url.pathname.endsWith('/negotiate')) {
      response.end(JSON.stringify(negotiate()));
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
    asked,
    connectionCount: () => connections.size,
    send(event, argument) {
      for (const connection of connections.values()) {
        connection.frames.push(JSON.stringify({ type: 1, target: event, arguments: [argument] }) + endOfFrame);
        flush(connection);
      }
    },
    dropAll() {
      for (const [id, connection] of connections) end(id, connection);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

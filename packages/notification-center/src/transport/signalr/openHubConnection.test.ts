import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { recordingHandlers } from '../realtimeTransport.testing.ts';
import { createSignalRTransport } from './createSignalRTransport.ts';
import { withoutSecrets } from './openHubConnection.ts';

// A hub as small as the protocol allows: negotiation, and long polling.
interface SmallHub {
  readonly url: string;
  readonly send: (event: string, argument: unknown) => void;
  readonly connectionCount: () => number;
  readonly authorizations: readonly (string | undefined)[];
  readonly dropAll: () => void;
  readonly close: () => void;
}

const endOfFrame = '\u001e';

async function startSmallHub(redirect?: string): Promise<SmallHub> {
  const waiting = new Map<string, { frames: string[]; polls: ServerResponse[]; isOpen: boolean }>();
  const authorizations: (string | undefined)[] = [];
  let lastId = 0;

  function flush(id: string) {
    const connection = waiting.get(id);
    if (connection === undefined || connection.polls.length === 0 || connection.frames.length === 0) return;
    connection.polls.pop()?.end(connection.frames.splice(0).join(''));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://hub.test');
    const id = url.searchParams.get('id') ?? '';
    authorizations.push(request.headers.authorization);
    if (url.pathname.endsWith('/negotiate')) {
      const connectionToken = `c${++lastId}`;
      const availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
      const negotiation = { negotiateVersion: 1, connectionId: connectionToken, connectionToken, availableTransports };
      if (redirect === undefined) waiting.set(connectionToken, { frames: [], polls: [], isOpen: false });
      response.end(
        JSON.stringify(redirect === undefined ? negotiation : { url: redirect, accessToken: 'second-token' }),
      );
      return;
    }
    const connection = waiting.get(id);
    if (connection === undefined) {
      response.statusCode = 404;
      response.end();
    } else if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (body.includes('"protocol"')) connection.frames.push(`{}${endOfFrame}`);
      response.end();
      flush(id);
    } else if (request.method === 'DELETE') {
      waiting.delete(id);
      for (const poll of connection.polls) poll.writeHead(204).end();
      response.statusCode = 202;
      response.end();
    } else if (connection.isOpen) {
      connection.polls.push(response);
      flush(id);
    } else {
      connection.isOpen = true;
      response.end();
    }
  }

  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/notificationHub`,
    authorizations,
    connectionCount: () => waiting.size,
    send(event, argument) {
      for (const [id, connection] of waiting) {
        connection.frames.push(JSON.stringify({ type: 1, target: event, arguments: [argument] }) + endOfFrame);
        flush(id);
      }
    },
    dropAll() {
      for (const [id, connection] of waiting) {
        waiting.delete(id);
        for (const poll of connection.polls) poll.writeHead(204).end();
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the SignalR library behind the adapter', () => {
  const hubs: SmallHub[] = [];
  const start = async (redirect?: string) => {
    const hub = await startSmallHub(redirect);
    hubs.push(hub);
    return hub;
  };
  afterEach(() => {
    for (const hub of hubs.splice(0)) hub.close();
  });

  it('negotiates, falls back to long polling, hears both events, and comes back with a new token', async () => {
    const hub = await start();
    const { handlers, states, received } = recordingHandlers();
    let token = 'first-token';
    const transport = createSignalRTransport({ url: hub.url, accessToken: () => token, firstRetrySpreadMs: 0 });
    transport.start(handlers);
    await expect.poll(() => states).toEqual(['connecting', 'connected']);
    hub.send('Notification', { id: 'a' });
    hub.send('NotificationList', [{ id: 'b' }, { id: 'c' }]);
    await expect.poll(() => received).toEqual([{ id: 'a' }, [{ id: 'b' }, { id: 'c' }]]);
    expect(new Set(hub.authorizations)).toEqual(new Set(['Bearer first-token']));

    token = 'second-token';
    hub.dropAll();
    await expect.poll(() => states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    expect(hub.authorizations.at(-1)).toBe('Bearer second-token');
    await transport.stop();
    await expect.poll(hub.connectionCount).toBe(0);
  });

  it('follows the redirect of a negotiation with the token it was given', async () => {
    const target = await start();
    const front = await start(target.url);
    const { handlers, states } = recordingHandlers();
    const transport = createSignalRTransport({ url: front.url, accessToken: () => 'first-token' });
    transport.start(handlers);
    await expect.poll(() => states).toEqual(['connecting', 'connected']);
    expect(target.authorizations[0]).toBe('Bearer second-token');
    await transport.stop();
  });

  it('start, stop and start at once opens one connection', async () => {
    const hub = await start();
    const { handlers, states } = recordingHandlers();
    const transport = createSignalRTransport({ url: hub.url, accessToken: () => 'token' });
    transport.start(handlers);
    void transport.stop();
    transport.start(handlers);
    await expect.poll(() => states.at(-1)).toBe('connected');
    expect(hub.connectionCount()).toBe(1);
    await transport.stop();
  });
});

describe('what the library says', () => {
  it.each([
    ['WebSocket connected to wss://hub.example/x?id=abc&access_token=eyJh.eyJz.sig.', /hub\.example|eyJh|abc/],
    ['Error: Failed to start: https://user:pw@hub.example:8080/hub (id=7f)', /hub\.example|pw|7f/],
    ['Authorization: Bearer eyJhbGciOi.eyJzdWI.c2ln', /eyJ/],
    ['token eyJhbGciOi.eyJzdWI.c2ln was refused', /eyJ/],
    ['connectionToken=secret-token lost', /secret-token/],
  ])('loses its secrets: %s', (message, secret) => {
    expect(withoutSecrets(message)).not.toMatch(secret);
  });
});

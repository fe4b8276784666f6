import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const endOfFrame = '\u001E';

/** "A hub at the notification endpoint plus hub name", by SignalR's JSON protocol over server-sent events. */
export function createHub() {
  const streams = new Map<string, ServerResponse | null>();
  const write = (stream: ServerResponse, message: object) => {
    stream.write(`data: ${JSON.stringify(message)}${endOfFrame}\r\n\r\n`);
  };
  return {
    answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
      const id = url.searchParams.get('id') ?? '';
      if (url.pathname.endsWith('/negotiate')) {
        const connectionToken = randomUUID();
        streams.set(connectionToken, null);
        const availableTransports = [{ transport: 'ServerSentEvents', transferFormats: ['Text'] }];
        const answer = { negotiateVersion: 1, connectionId: connectionToken, connectionToken, availableTransports };
        response.end(JSON.stringify(answer));
      } else if (request.method === 'GET' && streams.has(id)) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(':\r\n\r\n');
        streams.set(id, response);
        response.on('close', () => streams.delete(id));
      } else {
        const stream = streams.get(id);
        if (stream && body.includes('"protocol"')) write(stream, {});
        response.writeHead(stream ? 200 : 404).end();
      }
    },
    /** Sends an event: `Notification` with one item, or `NotificationList` with many. */
    send(target: 'Notification' | 'NotificationList', argument: unknown): void {
      for (const stream of streams.values()) if (stream) write(stream, { type: 1, target, arguments: [argument] });
    },
  };
}

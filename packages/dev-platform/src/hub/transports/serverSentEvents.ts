import type { ServerResponse } from 'node:http';
import type { HubConnection } from '../HubConnection.ts';

/** Attaches an event stream to a connection. The client sends by POST. */
export function attachEventStream(connection: HubConnection, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // This comment lets the client see the stream open before the first event.
  response.write(':\r\n\r\n');
  connection.attach({
    send: (text) => response.write(`data: ${text}\r\n\r\n`),
    close: () => response.end(),
    cut: () => response.destroy(),
  });
  response.on('close', () => connection.ended());
}

import type { WebSocket } from 'ws';
import type { HubConnection } from '../HubConnection.ts';

/** Attaches an open socket to a connection. */
export function attachWebSocket(connection: HubConnection, socket: WebSocket): void {
  connection.attach({
    send: (text) => socket.send(text),
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
  });
  // The hub offers no binary format, so every message is text.
  socket.on('message', (data: Buffer) => connection.receive(data.toString('utf8')));
  socket.on('close', () => connection.ended());
  socket.on('error', () => connection.drop());
}

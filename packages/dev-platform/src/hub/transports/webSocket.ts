import type { WebSocket } from 'ws';
import type { HubConnection } from '../HubConnection.ts';

/** Lets a connection speak through an opened socket. */
export function attachWebSocket(connection: HubConnection, socket: WebSocket): void {
  connection.attach({
    send: (text) => socket.send(text),
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
  });
  // No binary format is offered, so a message is text whatever kind of buffer holds it.
  socket.on('message', (data: Buffer) => connection.receive(data.toString('utf8')));
  socket.on('close', () => connection.ended());
  socket.on('error', () => connection.drop());
}

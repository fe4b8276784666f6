import { createConnection, createServer, type Socket } from 'node:net';
import { listen } from '../../webServer.ts';

/** Connects two sockets. Each ends with the other. */
export function joinSockets(near: Socket, far: Socket) {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.pipe(other);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/** Forwards bytes to a local port. It can cut open connections and refuse new ones. */
export type CuttableProxy = Awaited<ReturnType<typeof startProxy>>;

/** @param port the port, or how to find it once somebody connects */
export async function startProxy(port: number | (() => number), host = '127.0.0.1') {
  const sockets = new Set<Socket>();
  let received = 0;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = createConnection(typeof port === 'number' ? port : port(), 'localhost');
    near.on('data', ({ length }: Buffer) => {
      received += length;
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    return joinSockets(near, far);
  });
  const listening = await listen(server, host);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: listening.origin,
    port: listening.port,
    cut,
    /** How many bytes clients have sent. */
    received: () => received,
    /** How many connections are open. */
    open: () => sockets.size / 2,
    setRefusing(refusing: boolean) {
      isRefusing = refusing;
      if (refusing) cut();
    },
    async close() {
      cut();
      await listening.close();
    },
  };
}

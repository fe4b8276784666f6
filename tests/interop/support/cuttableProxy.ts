import { createConnection, createServer, type Socket } from 'node:net';
import { listen } from '../../webServer.ts';

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
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  const { origin, close } = await listen(server, host);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin,
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
      await close();
    },
  };
}

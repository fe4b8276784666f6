import { createConnection, createServer, type Socket } from 'node:net';
import { listen } from '../../webServer.ts';

/** Forwards bytes to a local port. It can cut open connections and refuse new ones. */
export type CuttableProxy = Awaited<ReturnType<typeof startProxy>>;

export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = createConnection(port, '127.0.0.1');
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
  const { origin, close } = await listen(server, '127.0.0.1');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin,
    cut,
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

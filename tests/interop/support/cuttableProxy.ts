import { createConnection, createServer, type Socket } from 'node:net';

/** Forwards bytes to a local port. It can cut open connections and refuse new ones. */
export interface CuttableProxy {
  readonly origin: string;
  readonly cut: () => void;
  readonly setRefusing: (isRefusing: boolean) => void;
  readonly close: () => void;
}

export async function startProxy(port: number): Promise<CuttableProxy> {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`,
    cut,
    setRefusing(refusing) {
      isRefusing = refusing;
      if (refusing) cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}

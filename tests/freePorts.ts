import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const given = new Set<number>();

/** True if a server can listen on a port of 127.0.0.1 now. */
function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Finds different ports of 127.0.0.1 that are free. They are below those that Linux gives to clients and to servers without a port of their
 * own, so nothing that runs beside the tests takes one before its server listens.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(10_240, 32_768);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    ports.push(port);
  }
  return ports;
}

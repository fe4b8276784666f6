import type { Server } from 'node:http';
import type { PortalServer } from './PortalServer.ts';

/** The life of a server on this machine: the origin it got, one sentence when the port is taken, and an end that waits for nobody. */
export function listening(server: Server, stop: () => Promise<void> = () => Promise.resolve()): PortalServer {
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const isTaken = error.code === 'EADDRINUSE';
          const sentence = `Port ${port} is in use, so the portal cannot be served there. Stop what uses it, or set PORTAL_PORT to another one.`;
          reject(isTaken ? new Error(sentence, { cause: error }) : error);
        });
        server.listen(port, 'localhost', () => {
          const address = server.address();
          const got = typeof address === 'object' && address !== null ? address.port : port;
          resolve(`http://localhost:${got}`);
        });
      }),
    close: async () => {
      await stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

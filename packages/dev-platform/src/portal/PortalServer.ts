import type { Server } from 'node:http';

/** A server of the portal: its build, or its sources with hot reload. */
export interface PortalServer {
  /**
   * Starts to listen on this machine. Port 0 takes any free port.
   *
   * @returns the origin, such as `http://localhost:4000`
   * @throws if the port is in use, with a sentence that says so
   */
  listen(port: number): Promise<string>;
  /** Stops listening and cuts the open connections. */
  close(): Promise<void>;
}

/** Where the portal's configuration comes from. */
export interface PortalConfigurationSource {
  /** Returns the text of `/config.json`. It is called for each request, because the ports are known only after the start. */
  readonly configuration: () => string;
}

/** Lets clients alone end connections that rest: a request on one that the server ends at that moment fails. */
export const neverTimesOut = 0;

/** Gives a Node server the methods of a portal server. `stop` ends the resources of the server. */
export function portalServerOf(server: Server, stop: () => Promise<void> = () => Promise.resolve()): PortalServer {
  server.keepAliveTimeout = neverTimesOut;
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const isTaken = error.code === 'EADDRINUSE';
          const sentence = `Port ${port} is in use, so the portal cannot be served there. Stop the program that uses it, or set PORTAL_PORT to another port.`;
          reject(isTaken ? new Error(sentence, { cause: error }) : error);
        });
        server.listen(port, 'localhost', () => {
          const address = server.address();
          const actualPort = typeof address === 'object' && address !== null ? address.port : port;
          resolve(`http://localhost:${actualPort}`);
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

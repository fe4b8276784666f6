import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Server as HttpServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { extname } from 'node:path';

/** A server on a free port of this machine. */
export interface Listening {
  readonly port: number;
  readonly origin: string;
  /** Ends the server and every open connection. */
  readonly close: () => Promise<void>;
}

/** Lets a server listen on a free port. It ends no connection of its own: a request on one that ends at that moment fails. */
export async function listen(server: Server, host = 'localhost'): Promise<Listening> {
  if (server instanceof HttpServer) server.keepAliveTimeout = 0;
  server.listen(0, host);
  await once(server, 'listening');
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if (server instanceof HttpServer) server.closeAllConnections();
      await closed;
    },
  };
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Sends the first file that exists. Returns false if there is none. */
export function sendFile(
  response: ServerResponse,
  files: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): boolean {
  const file = files.find(existsSync);
  if (file === undefined) return false;
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headers });
  createReadStream(file).pipe(response);
  return true;
}

/** Sends a page under a policy, with a nonce of its own instead of each NONCE of the file. */
export function sendPage(
  response: ServerResponse,
  file: string,
  policyFor: (nonce: string) => OutgoingHttpHeaders,
): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, { 'content-type': 'text/html', ...policyFor(nonce) });
  response.end(readFileSync(file, 'utf8').replaceAll('NONCE', nonce));
}

/** Passes a request on to another server, as a reverse proxy does. */
export function passOn(request: IncomingMessage, response: ServerResponse, origin: string, path = request.url): void {
  const { method, headers } = request;
  const passed = ask(origin + (path ?? '/'), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An event stream has no first chunk for a while.
    response.flushHeaders();
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

interface PolicyOptions {
  /** The nonce of styles. Without it, they come from files alone. */
  readonly nonce?: string;
  /** The policies of Trusted Types that a page may make. */
  readonly trustedTypes?: string;
}

/** The header of the strictest policy: only the page's own files, and only the named policies of Trusted Types. */
export function strictPolicy({ nonce, trustedTypes = "'none'" }: PolicyOptions = {}) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ];
  return { 'content-security-policy': policy.join('; ') };
}

import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** A server of one example and of the backend, on one origin. */
export interface ServedExample {
  readonly origin: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The strictest policy: no nonce for styles, and only the named policies of Trusted Types. None if that is null. */
const policyOf = (trustedTypes: string | null): Readonly<Record<string, string>> =>
  trustedTypes === null ? {} : { 'content-security-policy': strictPolicy(trustedTypes) };

const strictPolicy = (trustedTypes: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');

/** Options of {@link serveExample}. */
export interface ServeExampleOptions {
  /** The folders that hold the files of the app. The first that has a file sends it. */
  readonly folders: readonly string[];
  readonly backendPort: number;
  /** The policies of Trusted Types that the framework of the app makes; null for an app without a policy. */
  readonly trustedTypes: string | null;
}

/** Serves an app on a free port. Every address without a file is passed on to the backend, as a reverse proxy does. */
export async function serveExample({
  folders,
  backendPort,
  trustedTypes,
}: ServeExampleOptions): Promise<ServedExample> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = folders.map((folder) => join(folder, path === '/' ? 'index.html' : path)).find(existsSync);
    if (file === undefined) return passOn(request, response, backendPort);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...policyOf(trustedTypes) });
    createReadStream(file).pipe(response);
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number) {
  const { url, method, headers } = request;
  const passed = ask({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An event stream has no first chunk for a while.
    response.flushHeaders();
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

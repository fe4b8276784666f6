import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen, sendFile, strictPolicy, type Listening } from '../../webServer.ts';

interface ServeExampleOptions {
  /** The folders that hold the files of the app. The first that has a file sends it. */
  readonly folders: readonly string[];
  readonly backendPort: number;
  /** The policies of Trusted Types that the framework of the app makes; null for an app without a policy. */
  readonly trustedTypes: string | null;
}

/** Serves an app on a free port. Every address without a file is passed on to the backend, as a reverse proxy does. */
export function serveExample({ folders, backendPort, trustedTypes }: ServeExampleOptions): Promise<Listening> {
  const policy = trustedTypes === null ? {} : strictPolicy({ trustedTypes });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const files = folders.map((folder) => join(folder, path === '/' ? 'index.html' : path));
    if (!sendFile(response, files, policy)) passOn(request, response, backendPort);
  });
  return listen(server);
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

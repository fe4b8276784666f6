import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen, passOn, sendFile, strictPolicy, type Listening } from '../../webServer.ts';

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
    if (!sendFile(response, files, policy)) passOn(request, response, `http://127.0.0.1:${String(backendPort)}`);
  });
  return listen(server);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { HTTPException } from 'hono/http-exception';
import type { ServiceEnvironment } from '../http/context.ts';
import type { Account } from '../state/index.ts';
import type { ServiceRequest } from './permittedProgram.ts';

/** A file that arrived, and what came with it. */
export interface ArrivedUpload extends Pick<ServiceEnvironment['Variables'], 'account' | 'program'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `key`, `filename`, `filetype` and the fields of the sender. */
  readonly metadata: Readonly<Record<string, string | null>>;
}

const largest = 100 * 1024 * 1024;

/**
 * Creates a taker of files by tus. Each person has a server and a folder of their own, so nobody finds the upload of another person. The files are gone
 * when the platform ends.
 *
 * @param path the path of the uploads as the portal calls it
 * @param take does what the service does with a file, and returns the answer
 */
export function createTusUploads(
  path: string,
  take: (upload: ArrivedUpload) => object | Promise<object>,
): (context: ServiceRequest) => Promise<Response> {
  const servers = new Map<string, Server>();
  let root: string | null = null;

  const folderOf = (user: string) => {
    if (root === null) {
      const made = mkdtempSync(join(tmpdir(), 'gantry-uploads-'));
      process.once('exit', () => rmSync(made, { recursive: true, force: true }));
      root = made;
    }
    return join(root, encodeURIComponent(user));
  };

  const serverOf = (account: Account): Server => {
    const held = servers.get(account.userName);
    if (held) return held;
    const directory = folderOf(account.userName);
    const server = new Server({
      path,
      datastore: new FileStore({ directory }),
      relativeLocation: true,
      maxSize: largest,
      onUploadFinish: async (request, { id, metadata = {} }) => {
        const bytes = new Uint8Array(await readFile(join(directory, id)));
        try {
          const answer = await take({ account, program: request.headers.get('program'), bytes, metadata });
          return {
            status_code: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(answer),
          };
        } catch (error) {
          if (error instanceof HTTPException)
            // The form in which the server takes an answer that is an error.
            throw Object.assign(error, { status_code: error.status, body: JSON.stringify({ message: error.message }) });
          throw error;
        }
      },
    });
    servers.set(account.userName, server);
    return server;
  };

  return (context) => serverOf(context.var.account).handleWeb(context.req.raw);
}

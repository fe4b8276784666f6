import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { HTTPException } from 'hono/http-exception';
import type { Jobs } from '../jobs/model.ts';
import type { Account } from '../state/index.ts';
import { startImportOf } from './imports.ts';
import type { ServiceRequest } from './permittedProgram.ts';

/** Takes imports by tus. */
export type TakeTusImport = (context: ServiceRequest) => Promise<Response>;

const largest = 100 * 1024 * 1024;

/**
 * Creates a taker of imports by tus. Each person has a server and a folder of their own, so nobody finds the upload of another person. The files are gone
 * when the platform ends.
 *
 * @param path the path of the uploads as the portal calls it
 */
export function createTusImports(jobs: Jobs, path: string): TakeTusImport {
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
          const job = await startImportOf(jobs, {
            account,
            program: request.headers.get('program'),
            engine: 'workflow',
            title: metadata['title'] ?? 'Import',
            name: metadata['filename'] ?? '',
            bytes,
            uploadKey: metadata['key'] ?? undefined,
          });
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          return {
            status_code: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id: job, sha256 }),
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

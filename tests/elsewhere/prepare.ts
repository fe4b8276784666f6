import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneRepository } from '../../scripts/support/clone.mjs';
import { root } from '../../scripts/support/run.mjs';
import { succeeds } from '../../scripts/support/servers.mjs';
import { installPackages } from '../../scripts/support/setUp.mjs';
import type { World } from '../worlds/worlds.ts';

/** Where and how the tests of a world run. */
export interface Place {
  /** The folder of the repository or of its copy, with a slash at its end. */
  readonly cwd: string;
  readonly prefix: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** The user whom every system has, and who may write nothing. */
const nobody = 65_534;

/** Makes a world, or says why this machine cannot have it. */
export async function prepare(world: World): Promise<Place | { readonly reason: string }> {
  const { packages = {}, environment = {}, prefix = [], takenPort, folder } = world;
  const reason = await installPackages(packages);
  if (reason !== null) return { reason };
  for (const program of prefix.slice(0, 1)) if (!isInstalled(program)) return { reason: `${program} is not installed` };

  const isRoot = process.getuid?.() === 0;
  const changesUser = world.isWithoutRights === true && isRoot;
  if (changesUser && !isInstalled('setpriv')) return { reason: 'setpriv is not installed' };
  const release = takenPort === undefined ? async () => undefined : await takePort(takenPort);
  if (folder === undefined && !changesUser) return { cwd: root, prefix, environment, close: release };

  const copy = copyRepository(folder ?? 'gantry of nobody');
  if (!changesUser) return { cwd: copy.clone, prefix, environment, close: copy.close };
  const home = join(copy.clone, 'home of nobody');
  mkdirSync(home);
  execFileSync('chown', ['-R', '-h', `${String(nobody)}:${String(nobody)}`, copy.clone]);
  const user = ['setpriv', `--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups'];
  if (!succeeds(`${user.join(' ')} test -r "${root}node_modules/vitest/package.json"`)) {
    await copy.close();
    return { reason: `another user may not read ${root}` };
  }
  // What root has compiled lies where nobody may write.
  const own = { HOME: home, XDG_CACHE_HOME: join(home, 'cache'), NODE_COMPILE_CACHE: join(home, 'compiled') };
  return { cwd: copy.clone, prefix: [...user, ...prefix], environment: { ...environment, ...own }, close: copy.close };
}

const isInstalled = (program: string) => succeeds(`command -v ${program}`);

function copyRepository(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name} `));
  const { clone } = cloneRepository(folder);
  execFileSync('chmod', ['755', folder]);
  return {
    clone: `${clone}/`,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Another program may have the port already, which serves as well. */
async function takePort(port: number) {
  const server = createServer().listen(port);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
  });
  return async () => void server.close();
}

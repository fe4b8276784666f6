import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the built portal. */
export const built = 'packages/portal-shell/dist/portal';
const isText = (name: string) => /\.(?:js|css|html|json)$/.test(name);

/** A copy of the built portal, in which a test deploys further builds. */
export interface BuiltPortalCopy {
  readonly directory: string;
  /**
   * Replaces the build by one with the same code under other names, as after a change of every file but those with a name like `kept`. The old files
   * are gone.
   */
  deploy: (kept?: RegExp) => Promise<void>;
  /** Removes a file of the present build, by the beginning of its name, such as `index-`. */
  remove: (start: string) => Promise<void>;
  delete: () => Promise<void>;
}

/** Copies the built portal to a directory of its own, without the compressed files. */
export async function copyBuiltPortal(): Promise<BuiltPortalCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'gantry-deployment-'));
  await cp(built, directory, { recursive: true, filter: (path) => !/\.(?:br|gz)$|\.vite$/.test(path) });
  const assets = join(directory, 'assets');
  let count = 0;

  return {
    directory,
    deploy: async (kept) => {
      count += 1;
      const entries = await readdir(assets, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && kept?.test(entry.name) !== true);
      const names = files.map(({ name }) => name);
      const { build } = JSON.parse(await readFile(join(directory, 'version.json'), 'utf8')) as { build: string }; // The build writes it so.
      const next = (name: string) => name.replace(/^(.*?)(?:_\d+)?(\.\w+)$/, `$1_${String(count)}$2`);
      const renamed = (text: string) =>
        names
          .reduce((changed, name) => changed.replaceAll(name, next(name)), text)
          .replaceAll(build, next(`${build}.x`));
      const write = async (from: string, to: string) =>
        isText(from) ? writeFile(to, renamed(await readFile(from, 'utf8'))) : cp(from, to);
      // As operators do it: the new files beside the old ones, then the page, the worker and the version, and the old files go last.
      for (const { name, parentPath } of files) await write(join(parentPath, name), join(parentPath, next(name)));
      for (const name of ['index.html', 'service-worker.js', 'version.json'])
        await write(join(directory, name), join(directory, name));
      for (const { name, parentPath } of files) await rm(join(parentPath, name));
    },
    remove: async (start) => {
      const found = (await readdir(assets)).filter((name) => name.startsWith(start) && name.endsWith('.js'));
      if (found.length !== 1) throw new Error(`${String(found.length)} scripts of the build begin with ${start}.`);
      await rm(join(assets, found[0] ?? ''));
    },
    delete: () => rm(directory, { recursive: true }),
  };
}

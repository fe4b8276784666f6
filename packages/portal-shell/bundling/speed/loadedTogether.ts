import type { InlineConfig, Rollup } from 'vite';
import { chunksOf, fileOf, loadedWith } from '../chunks.ts';

const entry = fileOf('index.html');
const main = fileOf('src/main.ts');
/** The entry alone signs in. */
const session = fileOf('../platform-client/src/session.ts');
const firstCalls = fileOf('src/portal/firstCalls.ts');
const application = fileOf('src/shell/application.tsx');

/** What goes on without a network, with the flag OFFLINE alone. The first calls wait for it. */
const offline = [
  '../platform-client/src/services/offline/openOffline.ts',
  '../platform-client/src/outbox/createMarkQueue.ts',
].map(fileOf);

/** What loads together in the first idle moment after Home is shown. */
const afterHome = [
  'src/shell/notifications/createPortalNotifications.ts',
  'src/shell/notifications/connectionBanner.ts',
  'src/shell/panels/PanelContents.tsx',
  'src/shell/notifications/PortalActivity.tsx',
].map(fileOf);

/** Returns a chunk's modules and those of every chunk that loads with it. */
function modulesLoadedWith(root: string, chunks: readonly Rollup.OutputChunk[]): ReadonlySet<string> {
  const starts = chunks.filter(({ facadeModuleId }) => facadeModuleId === root);
  if (starts.length === 0) throw new Error(`The build has no chunk for ${root}, so its modules cannot be joined.`);
  return new Set([...loadedWith(starts, chunks)].flatMap(({ modules }) => Object.keys(modules)));
}

/** The modules that load together. */
export interface LoadedTogether {
  /** They load with the entry script, which shares them with all others. */
  readonly entry: ReadonlySet<string>;
  /** They make the first calls to services, before the application has loaded. */
  readonly firstCalls: ReadonlySet<string>;
  /** They load with the application and not with the entry script. */
  readonly home: ReadonlySet<string>;
  /** They load before the first calls are answered, with the flag OFFLINE alone. */
  readonly offline: ReadonlySet<string>;
  /** They load in the first idle moment after Home is shown. */
  readonly afterHome: ReadonlySet<string>;
}

/**
 * Finds the modules of Home, and those that load soon after it. The bundler puts each set of modules that the same routes share into a
 * chunk of its own, so the way to Home would have 30 files. Which modules remain after unused code is removed is known only once a build
 * is done, so this builds once without writing.
 */
export async function findLoadedTogether(config: InlineConfig): Promise<LoadedTogether> {
  const chunks = await chunksOf({ ...config, logLevel: 'error' });
  const visit = modulesLoadedWith(entry, chunks);
  // These are the chunk of the entry itself.
  const own = new Set([entry, main, session]);
  const before = new Set([...visit, ...afterHome]);
  /** The modules that load with some files and with none before them. */
  const addedBy = (...files: readonly string[]): ReadonlySet<string> => {
    const added = files.flatMap((file) => [...modulesLoadedWith(file, chunks)]).filter((id) => !before.has(id));
    for (const id of added) before.add(id);
    return new Set(added);
  };
  return {
    entry: new Set([...visit].filter((id) => !own.has(id))),
    firstCalls: addedBy(firstCalls),
    home: addedBy(application),
    offline: addedBy(...offline),
    afterHome: addedBy(...afterHome),
  };
}

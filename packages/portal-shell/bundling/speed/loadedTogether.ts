import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rollup } from 'vite';
import { chunksOf, loadedWith } from '../chunks.ts';

const entry = fileURLToPath(new URL('../../index.html', import.meta.url));
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The entry alone signs in. */
const session = fileURLToPath(new URL('../../../platform-client/src/session.ts', import.meta.url));
const firstCalls = fileURLToPath(new URL('../../src/portal/firstCalls.ts', import.meta.url));
const application = fileURLToPath(new URL('../../src/shell/application.tsx', import.meta.url));

/** What goes on without a network, with the flag OFFLINE alone. The first calls wait for it. */
const offline = [
  '../platform-client/src/services/offline/openOffline.ts',
  '../platform-client/src/outbox/createMarkQueue.ts',
].map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url)));

/** What loads together in the first idle moment after Home is shown. */
const afterHome = [
  'shell/notifications/createPortalNotifications.ts',
  'shell/notifications/connectionBanner.ts',
  'shell/panels/PanelContents.tsx',
  'shell/notifications/PortalActivity.tsx',
].map((path) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));

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
  const withoutEarlier = (ids: Iterable<string>) => new Set([...ids].filter((id) => !before.has(id)));
  const first = withoutEarlier(modulesLoadedWith(firstCalls, chunks));
  for (const id of first) before.add(id);
  const home = withoutEarlier(modulesLoadedWith(application, chunks));
  for (const id of home) before.add(id);
  const kept = withoutEarlier(offline.flatMap((root) => [...modulesLoadedWith(root, chunks)]));
  for (const id of kept) before.add(id);
  return {
    entry: new Set([...visit].filter((id) => !own.has(id))),
    firstCalls: first,
    home,
    offline: kept,
    afterHome: withoutEarlier(afterHome.flatMap((root) => [...modulesLoadedWith(root, chunks)])),
  };
}

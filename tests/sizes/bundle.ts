import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildTargets } from '../../scripts/support/browsers.mjs';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The modules that every app has already. */
export const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/** Returns the compressed size in bytes. */
export const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length;

/** Returns the starts and everything that `importsOf` leads to from them. */
export function reachedFrom<Part>(
  starts: Iterable<Part>,
  importsOf: (part: Part) => Iterable<Part>,
): ReadonlySet<Part> {
  const reached = new Set(starts);
  // The set grows during this loop.
  for (const part of reached) for (const imported of importsOf(part)) reached.add(imported);
  return reached;
}

/** Serves modules whose source is in memory, each by its index in the list. */
const sourceModules = (sources: readonly string[]): Plugin => ({
  name: 'sources',
  setup(building) {
    building.onResolve({ filter: /^source:/ }, ({ path }) => ({
      path: path.slice('source:'.length),
      namespace: 'source',
    }));
    building.onLoad({ filter: /.*/, namespace: 'source' }, ({ path }) => ({
      contents: sources[Number(path)] ?? '',
      // Package names resolve as in an app.
      resolveDir: root,
    }));
  },
});

/** Leaves out what is imported later, as the chunks of an app do. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  setup(building) {
    building.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Bundles each source separately, as a production build of an app does.
 * @param external modules that the app provides.
 * @returns the compressed size of each source, in bytes, without the parts that it imports later.
 * @throws if a package is not built, or no longer exports a name that a source imports.
 */
export async function measure(
  sources: readonly string[],
  external: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((_source, place) => ({ in: `source:${place}`, out: String(place) })),
    plugins: [withoutLaterParts, sourceModules(sources)],
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    target: buildTargets,
    platform: 'browser',
    conditions: ['module', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    legalComments: 'none',
    external: [...external],
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [sources[Number(basename(path, '.js'))] ?? '', gzipped(contents)]),
  );
}

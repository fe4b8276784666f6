import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What every app has already, or shares with others. */
export const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/** What it weighs on the wire, in bytes. */
export const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length;

/** Modules that exist as a few lines of source only, each by its place in the list. */
const sourceModules = (sources: readonly string[]): Plugin => ({
  name: 'sources',
  setup(building) {
    building.onResolve({ filter: /^source:/ }, ({ path }) => ({
      path: path.slice('source:'.length),
      namespace: 'source',
    }));
    building.onLoad({ filter: /.*/, namespace: 'source' }, ({ path }) => ({
      contents: sources[Number(path)] ?? '',
      // As an app would: a package is found by its name.
      resolveDir: root,
    }));
  },
});

/**
 * Bundles each source by itself, as an app in production would.
 * @param external left to the app.
 * @returns the size of each source on the wire, in bytes.
 * @throws where a package has not been built, or no longer exports what a source asks for.
 */
export async function measure(
  sources: readonly string[],
  external: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((_source, place) => ({ in: `source:${place}`, out: String(place) })),
    plugins: [sourceModules(sources)],
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
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

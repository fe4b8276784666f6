import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compileHints } from '../../packages/portal-shell/bundling/speed/compileHints.ts';
import { writeFloors, type Home } from './floors.ts';
import { serveFolder } from './servedFolder.ts';

/** In the repository, so that the floors find React. */
const work = join(import.meta.dirname, '../../test-results/bench');

/** The pages that are opened beside the portal, built for production and served. */
export interface ServedFloors extends AsyncDisposable {
  readonly origin: string;
}

/** Builds the floors from Home as it was read at each width. */
export async function serveFloors(homes: ReadonlyMap<string, Home>, portalDirectory: string): Promise<ServedFloors> {
  await rm(work, { recursive: true, force: true });
  const [root, outDir] = [join(work, 'sources'), join(work, 'built')];
  await mkdir(root, { recursive: true });
  const names: string[] = [];
  for (const [name, home] of homes) names.push(...(await writeFloors(root, name, home, portalDirectory)));
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    // V8 compiles the scripts of the portal while they arrive. It does the same with those of the floors.
    plugins: [compileHints()],
    build: {
      outDir,
      target: 'es2023',
      assetsInlineLimit: 0,
      // The portal's styles are minified already.
      cssMinify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: names.map((name) => join(root, `${name}.html`)) },
    },
  });
  const { origin, close } = await serveFolder(outDir);
  return { origin, [Symbol.asyncDispose]: close };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { renderFrames } from '../../../src/shell/firstPaint/renderFrames.tsx';

const source = fileURLToPath(new URL('../../../src/shell/firstPaint/renderFrames.tsx', import.meta.url));
const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the components of the static frame for Node, runs them and returns their markup.
 * @param config the settings by which the portal's modules are built, so that the classes are those of its CSS files
 */
export async function drawFrames(config: InlineConfig): ReturnType<typeof renderFrames> {
  // Inside the package, so that the bundle finds the dependencies.
  const folder = mkdtempSync(`${packageFolder}.frames-`);
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      ssr: {
        noExternal: [/^@gantry\//],
        resolve: { conditions: ['@gantry/source', 'module', 'node', 'development|production'] },
      },
      build: {
        outDir: folder,
        copyPublicDir: false,
        ssr: true,
        minify: false,
        rolldownOptions: { input: source, output: { entryFileNames: 'frames.js' } },
      },
    });
    const entry = (await import(pathToFileURL(`${folder}/frames.js`).href)) as { renderFrames: typeof renderFrames }; // It is built from that file.
    return await entry.renderFrames();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

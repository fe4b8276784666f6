import { buildTargets } from '../../../scripts/support/browsers.mjs';
import { chunksOf } from './chunks.ts';

/** Bundles a script that runs outside of the application into one classic script. */
export async function bundleScript(entry: string, mode: string): Promise<string> {
  const [chunk] = await chunksOf({
    mode,
    logLevel: 'warn',
    // A library of Vite leaves it to the app, and there is no app.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
    build: {
      target: buildTargets,
      lib: { entry, formats: ['iife'], name: 'gantryScript', fileName: () => 'script.js' },
    },
  });
  if (chunk === undefined) throw new Error(`The bundle of ${entry} contains no script.`);
  return chunk.code;
}

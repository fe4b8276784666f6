import { build, type Rollup } from 'vite';
import { buildTargets } from '../../../scripts/support/browsers.mjs';

/** Bundles a script that runs outside of the application into one classic script. */
export async function bundleScript(entry: string, mode: string): Promise<string> {
  const output = await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    // A library of Vite leaves it to the app, and there is no app.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: buildTargets,
      lib: { entry, formats: ['iife'], name: 'gantryScript', fileName: () => 'script.js' },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]; // Without `watch`, `build` never returns a watcher.
  const chunk = outputs.flatMap(({ output: files }) => files).find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`The bundle of ${entry} contains no script.`);
  return chunk.code;
}

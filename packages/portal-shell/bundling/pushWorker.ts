import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { pushWorkerPath } from '../src/trustedTypes/trustedScriptUrl.ts';

const source = fileURLToPath(new URL('../src/push/worker/pushWorker.ts', import.meta.url));

/** Bundles the worker into one classic script: not every browser with push registers module workers. */
async function bundleWorker(mode: string): Promise<string> {
  const output = await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'gantryPushWorker', fileName: () => pushWorkerPath.slice(1) },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]; // Without `watch`, `build` never returns a watcher.
  const chunk = outputs.flatMap(({ output: files }) => files).find((file) => file.type === 'chunk');
  if (chunk === undefined)
    throw new Error(
      'The bundle of the push worker contains no script. Look at the entry src/push/worker/pushWorker.ts.',
    );
  return chunk.code;
}

/** Builds the push service worker as a file of its own. Its address never changes. */
export function pushWorker(): Plugin {
  return {
    name: 'gantry-push-worker',
    async generateBundle() {
      const mode = this.environment.config.mode;
      this.emitFile({ type: 'asset', fileName: pushWorkerPath.slice(1), source: await bundleWorker(mode) });
    },
    configureServer(server) {
      server.middlewares.use(pushWorkerPath, (_request, response, next) => {
        bundleWorker('development').then(
          (code) => response.setHeader('content-type', 'text/javascript; charset=utf-8').end(code),
          next,
        );
      });
    },
  };
}

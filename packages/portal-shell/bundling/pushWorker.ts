import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { pushWorkerPath } from '../src/trustedTypes/trustedScriptUrl.ts';

const source = fileURLToPath(new URL('../src/push/worker/pushWorker.ts', import.meta.url));

/** Bundles the worker into one classic script, which every browser with push can register. */
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
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]; // Without `watch` it is never a watcher.
  const chunk = outputs.flatMap(({ output: files }) => files).find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('The push worker was bundled into nothing.');
  return chunk.code;
}

/** Builds the push service worker beside the application: a file of its own, at an address that never changes. */
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

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pushWorkerPath } from '../src/trustedTypes/trustedScriptUrl.ts';
import { bundleScript } from './bundleScript.ts';

const source = fileURLToPath(new URL('../src/push/worker/pushWorker.ts', import.meta.url));

/** Builds the push service worker as a file of its own: not every browser with push registers module workers. Its address never changes. */
export function pushWorker(): Plugin {
  return {
    name: 'gantry-push-worker',
    async generateBundle() {
      const mode = this.environment.config.mode;
      this.emitFile({ type: 'asset', fileName: pushWorkerPath.slice(1), source: await bundleScript(source, mode) });
    },
    configureServer(server) {
      server.middlewares.use(pushWorkerPath, (_request, response, next) => {
        bundleScript(source, 'development').then(
          (code) => response.setHeader('content-type', 'text/javascript; charset=utf-8').end(code),
          next,
        );
      });
    },
  };
}

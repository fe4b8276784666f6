import type { Plugin, Rollup } from 'vite';
import { serviceWorkerPath } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';
import { bundleScript } from './bundleScript.ts';
import { fileOf } from './chunks.ts';

/** It is a file of its own, because not every browser with push registers module workers. Its address never changes. */
const source = fileOf('../platform-client/src/worker/serviceWorker.ts');

/** What is kept in a browser: scripts, styles, frames, and the fonts of Latin texts. Other fonts are many, and few people need them. */
const isKept = (file: string): boolean => /^assets\/.+\.(?:js|css|html)$|^assets\/.+-latin-\d+-.+\.woff2$/.test(file);

const keptFiles = (bundle: Rollup.OutputBundle): readonly string[] => Object.keys(bundle).filter(isKept).toSorted();

/** Writes the names of the files into the place that Workbox has for them, and the built page. */
const withFiles = (code: string, files: readonly string[], page = ''): string =>
  code
    .replace('self.__WB_MANIFEST', () => JSON.stringify(files))
    .replace('self.__BUILT_PAGE', () => JSON.stringify(page));

/** The page of a build. */
function pageOf(bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html for the service worker.');
  return typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
}

/** Builds the service worker. */
export function serviceWorker(): Plugin {
  return {
    name: 'gantry-service-worker',
    generateBundle: {
      // After every plugin that adds a file.
      order: 'post',
      async handler(_options, bundle) {
        const { mode } = this.environment.config;
        const files = keptFiles(bundle);
        const code = withFiles(await bundleScript(source, mode), files, pageOf(bundle));
        this.emitFile({ type: 'asset', fileName: serviceWorkerPath.slice(1), source: code });
      },
    },
    configureServer(server) {
      server.middlewares.use(serviceWorkerPath, (_request, response, next) => {
        // The sources change all the time, so none is kept.
        bundleScript(source, 'development').then(
          (code) => response.setHeader('content-type', 'text/javascript; charset=utf-8').end(withFiles(code, [])),
          next,
        );
      });
    },
  };
}

/** The Vite plugin of a sub-application. This is the entry point `@gantry/module/vite`; it runs in Node and needs Vite 8. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { build, esmExternalRequirePlugin, type Plugin, type Rolldown, type ViteDevServer } from 'vite';

/** The libraries that the portal gives every module through its import map. A module leaves them out of its bundle. */
export const sharedLibraries: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@gantry/ui-kit',
  '@gantry/ui-kit/icons',
  '@gantry/ui-kit/messages',
  '@gantry/ui-kit/mixins',
];

/** Options of `gantryModule`. */
export interface GantryModuleOptions {
  /** The source of the entry. @default 'src/entry.tsx' */
  readonly entry?: string;
}

/** The path that tells a portal of each new build, as server-sent events. */
const changesPath = '/changes';
const outputFolder = 'node_modules/.gantry-module';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

// The portal is on another origin, and every file is asked for by a page of its own.
const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Serves the files of a folder. Calls `next` for other paths. */
const serveFiles = (folder: string) => (request: IncomingMessage, response: ServerResponse, next: () => void) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = resolve(join(folder, decodeURIComponent(pathname)));
  if (!path.startsWith(folder + sep) || !existsSync(path)) {
    next();
    return;
  }
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { ...openHeaders, 'content-type': type });
  createReadStream(path).pipe(response);
};

/** Builds on each save, and tells the open portals. */
async function buildOnSave(server: ViteDevServer, tell: () => void): Promise<void> {
  const { configFile, root } = server.config;
  // JSX of a development build needs a development build of React, and the portal has one for production.
  process.env['NODE_ENV'] = 'production';
  const watcher = await build({
    root,
    configFile: configFile ?? false,
    mode: 'production',
    logLevel: 'warn',
    build: { watch: {}, outDir: outputFolder, emptyOutDir: true, minify: false, sourcemap: 'inline' },
  });
  if (!('on' in watcher)) return;
  server.httpServer?.on('close', () => void watcher.close());
  // The first build is waited for, so that the entry is there once the server answers.
  await new Promise<void>((resolve) => {
    watcher.on('event', (event: Rolldown.RolldownWatcherEvent) => {
      if (event.code === 'ERROR') server.config.logger.error(event.error.message);
      if (event.code !== 'END') return;
      tell();
      resolve();
    });
  });
}

/** The route in `gantry.module.json`, or a word that stands for it. */
function routeOf(root: string): string {
  const file = join(root, 'gantry.module.json');
  if (!existsSync(file)) return 'name';
  const { route }: { route?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof route === 'string' ? route : 'name';
}

/**
 * Builds a sub-application as one ES module, `entry.js`, without the libraries that the portal shares. As a development server (`vite`) it
 * builds on each save, serves the result with CORS, and tells open portals to mount it again.
 */
export function gantryModule({ entry = 'src/entry.tsx' }: GantryModuleOptions = {}): Plugin {
  // A test runner has a server of its own, and builds nothing.
  const isTest = process.env['VITEST'] !== undefined;
  return {
    name: 'gantry-module',
    config: ({ server = {} }) => ({
      // The address of an override names the port, so a busy port is an error. The values of a plugin win over those of the command line.
      ...(!isTest && { appType: 'custom', server: { port: server.port ?? 5173, strictPort: true } }),
      build: {
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: {
          input: { entry },
          // It leaves them out, also if a CommonJS library of the module requires one of them.
          plugins: [esmExternalRequirePlugin({ external: [...sharedLibraries] })],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
    async configureServer(server) {
      if (isTest) return;
      const listeners = new Set<ServerResponse>();
      server.middlewares.use(changesPath, (request, response) => {
        response.writeHead(200, { ...openHeaders, 'content-type': 'text/event-stream' }).write(':\n\n');
        listeners.add(response);
        request.on('close', () => listeners.delete(response));
      });
      server.middlewares.use(serveFiles(resolve(server.config.root, outputFolder)));
      await buildOnSave(server, () => {
        for (const response of listeners) response.write('data: built\n\n');
      });
      const { root, logger, server: options } = server.config;
      const route = routeOf(root);
      logger.info(
        `Open the module in a portal that allows overrides: /apps/${route}?module=${route}@http://localhost:${options.port}/entry.js`,
      );
    },
  };
}

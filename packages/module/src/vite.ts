/** The Vite plugin of a sub-application. This is the entry point `@gantry/module/vite`; it runs in Node and needs Vite 8. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  '@gantry/ui-kit/forms',
  '@gantry/ui-kit/icons',
  '@gantry/ui-kit/languages',
  '@gantry/ui-kit/mixins',
];

/** Options of `gantryModule`. */
export interface GantryModuleOptions {
  /** The source of the entry. @default 'src/entry.tsx' */
  readonly entry?: string;
}

/** The path that notifies a portal of each new build, by server-sent events. */
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

/** Serves the files of a folder, once the build that runs has written them. Calls `next` for other paths. */
const serveFiles =
  (folder: string, whenBuilt: () => Promise<void>) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = resolve(join(folder, decodeURIComponent(pathname)));
    await whenBuilt();
    const content = path.startsWith(folder + sep) ? await readFile(path).catch(() => null) : null;
    if (content === null) {
      next();
      return;
    }
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { ...openHeaders, 'content-type': type }).end(content);
  };

/** Builds on each save, and notifies the open portals of each build that works. The function that it returns waits until no build runs. */
async function buildOnSave(server: ViteDevServer, tell: () => void): Promise<() => Promise<void>> {
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
  let isBuilding = true;
  let hasFailed = false;
  let finish = () => {};
  const waitForBuild = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  let built = waitForBuild();
  if (!('on' in watcher)) return () => Promise.resolve();
  server.httpServer?.on('close', () => void watcher.close());
  watcher.on('event', ({ code }: Rolldown.RolldownWatcherEvent) => {
    if (code === 'START') {
      // What waits goes on waiting if a build follows another before it has ended.
      if (!isBuilding) built = waitForBuild();
      isBuilding = true;
      hasFailed = false;
    }
    // Vite prints the error. The open portals keep the last build that worked.
    if (code === 'ERROR') hasFailed = true;
    if (code !== 'END') return;
    isBuilding = false;
    finish();
    if (!hasFailed) tell();
  });
  // The first build is waited for, so that the entry is there once the server answers.
  await built;
  return () => built;
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
 * builds on each save, serves the result with CORS, and lets open portals mount it again.
 */
export function gantryModule({ entry = 'src/entry.tsx' }: GantryModuleOptions = {}): Plugin {
  // A test runner has a server of its own, and builds nothing.
  const isTest = process.env['VITEST'] !== undefined;
  return {
    name: 'gantry-module',
    config: ({ server = {} }) => ({
      // The address of an override names the port, so a busy port is an error. The values of a plugin win over those of the command line.
      ...(!isTest && { appType: 'custom', server: { port: server.port ?? 5173, strictPort: true } }),
      // In tests React Aria reads it for the list of a combo box, and no browser has `process`.
      ...(isTest && { define: { 'process.env.VIRT_ON': '"true"' } }),
      // The files of the module lie beside its entry, on an origin that is not the page's.
      base: './',
      build: {
        // The browsers of the portal.
        target: ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'],
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
      const portals = new Set<ServerResponse>();
      server.middlewares.use(changesPath, (request, response) => {
        response.writeHead(200, { ...openHeaders, 'content-type': 'text/event-stream' }).write(':\n\n');
        portals.add(response);
        request.on('close', () => portals.delete(response));
      });
      const whenBuilt = await buildOnSave(server, () => {
        for (const response of portals) response.write('data: built\n\n');
      });
      const serve = serveFiles(resolve(server.config.root, outputFolder), whenBuilt);
      server.middlewares.use((request, response, next) => {
        // Only a malformed address fails.
        serve(request, response, next).catch(() => response.writeHead(400).end());
      });
      const { root, logger, server: options } = server.config;
      const route = routeOf(root);
      logger.info(
        `Open the module in a portal that allows overrides: /apps/${route}?module=${route}@http://localhost:${options.port}/entry.js`,
      );
    },
  };
}

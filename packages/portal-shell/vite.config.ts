import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type UserConfig } from 'vite';
import { compileHints } from './bundling/speed/compileHints.ts';
import { deployment } from './bundling/deployment.ts';
import { languages } from './bundling/languages.ts';
import { oldBrowser } from './bundling/oldBrowser.ts';
import { firstPaint } from './bundling/speed/firstPaint.ts';
import { leanLibraries } from './bundling/speed/leanLibraries.ts';
import { findLoadedTogether } from './bundling/speed/loadedTogether.ts';
import { precompressed } from './bundling/speed/precompressed.ts';
import { serviceWorker } from './bundling/serviceWorker.ts';
import { sharedModules } from './bundling/sharedModules.ts';
import { basePlaceholder } from './server/page.ts';
import { buildTargets } from '../../scripts/support/browsers.mjs';
import { staticStyles } from '../../scripts/staticStyles/staticStyles.ts';

/** The chunks that are there once Home is shown, by name. */
const chunksOfHome = ['index', 'react', 'shared', 'first-calls', 'home'];
const filesOfHome = new RegExp(`/(?:${chunksOfHome.join('|')})-[^/]+$`);

const buildOptions: BuildEnvironmentOptions = {
  outDir: 'dist/portal',
  emptyOutDir: true,
  manifest: true,
  // The licences of what is bundled ask for their text beside it.
  license: { fileName: 'licenses.md' },
  target: buildTargets,
  modulePreload: {
    polyfill: false,
    // To look for a file in the page and to name it again takes a phone several milliseconds for each lazy part.
    resolveDependencies: (_, files, { hostId, hostType }) =>
      hostType === 'html' || hostId.includes('/index-') ? files : files.filter((file) => !filesOfHome.test(file)),
  },
  // The policy allows no `data:` fonts, and an inlined asset could not be kept for ever.
  assetsInlineLimit: 0,
  // `npm run proof -- --only sizes` holds the budgets, in compressed bytes.
  chunkSizeWarningLimit: 1000,
};

/** The global styles that apply from the first paint on. */
const permanentStyles = ['TokenStyle', 'PageStyle', 'OpeningStyle'];

/** The settings by which each module is built. */
const moduleSettings = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leanLibraries(), staticStyles({ permanent: permanentStyles })],
  resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  build: buildOptions,
});

export default defineConfig(async ({ command, mode }) => {
  const settings = moduleSettings();
  if (command === 'serve')
    return { ...settings, plugins: [settings.plugins, languages(), sharedModules(), serviceWorker(), oldBrowser()] };
  const alone = moduleSettings();
  const keptRows =
    /platform-client\/src\/(?:storage\/(?:askToLast|database|endWhenLeft|forgetRows)|outbox\/Outbox(?:Store|Row)|drafts\/draftRows|uploads\/keptUploads)\.ts$|node_modules\/idb\//;
  const { entry, firstCalls, home, offline, afterHome } = await findLoadedTogether({
    ...alone,
    plugins: [alone.plugins, sharedModules()],
    mode,
  });
  return {
    ...settings,
    experimental: {
      // The page names its files below a path that the server fills in. Scripts and styles find each other wherever they are.
      renderBuiltUrl: (file: string, { hostType }: { readonly hostType: string }) =>
        hostType === 'html' ? `${basePlaceholder}/${file}` : { relative: true },
    },
    plugins: [
      settings.plugins,
      sharedModules(),
      serviceWorker(),
      compileHints(chunksOfHome),
      // The build's id stands before the script that reads it.
      deployment(),
      firstPaint(),
      oldBrowser(),
      precompressed(),
    ],
    build: {
      ...buildOptions,
      rolldownOptions: {
        // A name that only a late chunk uses is written there, and not in the entry that a visitor loads.
        optimization: { inlineConst: { mode: 'all' as const, pass: 1 } },
        output: {
          codeSplitting: {
            groups: [
              // Sub-applications import React from its own file.
              {
                name: 'react',
                test: /node_modules\/(?:react|react-dom|scheduler)\/(?!.*(?:server|static))/,
                priority: 1,
              },
              // What the entry shares with lazy parts is one file.
              { name: 'shared', test: (id: string) => entry.has(id) },
              { name: 'first-calls', test: (id: string) => firstCalls.has(id), includeDependenciesRecursively: false },
              { name: 'home', test: (id: string) => home.has(id), includeDependenciesRecursively: false },
              // Each file more has its name in the lists of what loads later.
              { name: 'kept-rows', test: keptRows, includeDependenciesRecursively: false },
              { name: 'offline', test: (id: string) => offline.has(id), includeDependenciesRecursively: false },
              { name: 'after-home', test: (id: string) => afterHome.has(id), includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
});

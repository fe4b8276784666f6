import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineTokens } from '../../scripts/rollup.tokens.mjs';
import { staticStyles } from '../../scripts/staticStyles/staticStyles.ts';
import { buildTargets } from '../../scripts/support/browsers.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The files of the elements have no styles to load with them. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** React Aria has its few texts in 34 languages, the notification center in two. The others take the English ones, as its own texts do. */
const englishForOthers = { find: /(\/intl\/\w+\/)(?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.mjs$/, replacement: '$1en-US.mjs' };

/** The tokens are the rules of the kit's own style, which the bell adopts before the kit is loaded. */
const tokens = {
  find: '@gantry/ui-kit/tokens.css',
  replacement: fileURLToPath(new URL('../ui-kit/src/theme/GlobalStyle.ts.static.js', import.meta.url)),
};

/** The function that loads later files. Apart from the rest, so that the entry needs no more than it: an app may import it long before sign-in. */
const loading = { name: 'loading', test: /vite\/preload-helper/, priority: 1 };

/** A file for all that a part of the elements needs and the files before it do not have. */
const fileOf = (part: string) => ({ name: part, test: new RegExp(`/src/element/${part}\\.tsx?$`) });

/**
 * The files, in the order in which pages need them: the bell without React, then React with the little that a toast needs. Menus and dialogs come
 * together. Each file compresses by itself, so many small ones are larger together.
 */
const files = [
  loading,
  ...['mountBell', 'showToast', 'createPanel', 'mountPage'].map(fileOf),
  { name: 'dialogs', test: /\/(?:ui-kit\/src|notification-center\/src\/ui)\// },
];

/** Builds `@gantry/notification-center/element`: everything in it, React too, and its styles as constructed style sheets. */
export default defineConfig({
  root: folder,
  plugins: [react(), plainImports, inlineTokens, staticStyles({ permanent: ['TokenStyle'], into: 'document' })],
  resolve: {
    conditions: ['@gantry/source', 'module', 'browser', 'production'],
    alias: [englishForOthers, tokens],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  logLevel: 'warn',
  build: {
    outDir: 'element/dist',
    target: buildTargets,
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    // The licences of what is bundled ask for their text beside it.
    license: { fileName: 'licenses.md' },
    assetsDir: '',
    rolldownOptions: {
      input: { element: 'src/element/index.ts' },
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', comments: false, codeSplitting: { groups: files } },
    },
  },
});

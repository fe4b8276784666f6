import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from '../../scripts/staticStyles/staticStyles.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const texts = /\/react-aria(?:-components)?\/dist\/private\/intl\/\w+\/(?!en-US|ar-AE)\w+-\w+\.mjs$/;

/** Leaves out React Aria's texts in the languages that the notification center does not have. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  load: { filter: { id: texts }, handler: () => "export { default } from './en-US.mjs';" },
};

/** The files of the elements have no styles to load with them. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** The methods that Preact calls and React does not, for the nodes of the document in which React Aria collects the items of menus and lists. */
const collectedNodes: Plugin = {
  name: 'collected-nodes',
  transform: {
    filter: { id: /\/react-aria\/dist\/private\/collections\/Document\.mjs$/ },
    handler: (code) =>
      [
        ['addEventListener() {}', 'remove() { this.parentNode?.removeChild(this); }'],
        ['createElement(type) {', 'createElementNS(_space, type) { return this.createElement(type); }'],
      ].reduce((changed, [place = '', method = '']) => {
        if (changed.split(place).length !== 2)
          throw new Error(
            `React Aria's document has no single "${place}", so menus would stay empty. Look for its new form.`,
          );
        return changed.replace(place, `${method} ${place}`);
      }, code),
  },
};

/** What every element needs, in one file: each file compresses by itself, so many small ones are larger together. */
const shared = {
  name: 'shared',
  test: new RegExp(
    [
      String.raw`/node_modules/preact/`,
      String.raw`/notification-center/src/(?:core(?!/parsing/importResults)|data|transport|messages)/`,
      String.raw`/ui-kit/src/(?:Button|IconButton|theme|languages|VisuallyHidden|announcer|Tone|observable)/`,
      String.raw`/react-aria-components/dist/private/(?:utils|Button)\.mjs$`,
    ].join('|'),
  ),
};

/** The function that loads later files. Apart from the rest, so that the entry needs no more than it: an app may import it long before sign-in. */
const loading = { name: 'loading', test: /vite\/preload-helper/, priority: 1 };

/** Builds `@gantry/notification-center/element`: everything in it, Preact in the place of React, and its styles as constructed style sheets. */
export default defineConfig({
  root: folder,
  plugins: [react(), ownLanguages, plainImports, collectedNodes, staticStyles({ permanent: [], into: 'document' })],
  resolve: {
    conditions: ['@gantry/source', 'module', 'browser', 'production'],
    alias: [
      { find: /^react-dom\/client$/, replacement: `${folder}src/element/preactClient.ts` },
      { find: /^react(?=\/|$)/, replacement: 'preact/compat' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
    ],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  logLevel: 'warn',
  build: {
    outDir: 'element/dist',
    target: 'es2023',
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    // The licences of what is bundled ask for their text beside it.
    license: { fileName: 'licenses.md' },
    assetsDir: '',
    rolldownOptions: {
      input: { element: 'src/element/index.ts' },
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', comments: false, codeSplitting: { groups: [loading, shared] } },
    },
  },
});

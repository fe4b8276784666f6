import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from '../../scripts/staticStyles/staticStyles.ts';

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

/** What every element needs, in one file: each file compresses by itself, so many small ones are larger together. */
const shared = {
  name: 'shared',
  test: new RegExp(
    [
      String.raw`/node_modules/(?:react|react-dom|scheduler)/`,
      String.raw`/notification-center/src/(?:core(?!/parsing/importResults)|data|transport|messages)/`,
      String.raw`/ui-kit/src/(?:Button|IconButton|theme|messages|VisuallyHidden|announcer|Tone)/`,
      String.raw`/react-aria-components/dist/private/(?:utils|Button)\.mjs$`,
    ].join('|'),
  ),
};

/** Builds `@gantry/notification-center/element`: everything in it, React too, and its styles as constructed style sheets. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), ownLanguages, plainImports, staticStyles({ permanent: [], into: 'document' })],
  resolve: { conditions: ['@gantry/source', 'module', 'browser', 'production'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  logLevel: 'warn',
  build: {
    outDir: 'element/dist',
    target: 'es2023',
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    assetsDir: '',
    rolldownOptions: {
      input: { element: 'src/element/index.ts' },
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', comments: false, codeSplitting: { groups: [shared] } },
    },
  },
});

// Builds the pages of the other shells for production: node build.mjs {folder}
import { createRequire } from 'node:module';
import { build } from 'vite';

const require = createRequire(import.meta.url);
const root = new URL('pages/', import.meta.url).pathname;

await build({
  configFile: false,
  root,
  // Style sheets of the others name fonts that they do not bring.
  logLevel: 'error',
  // Piral's core is completed by a module that its own bundlers generate.
  plugins: [
    {
      name: 'piral-codegen',
      enforce: 'pre',
      load: (id) => (id.endsWith('/piral-core/app.codegen') ? require('piral-core/app.codegen')() : null),
    },
  ],
  css: {
    preprocessorOptions: { scss: { loadPaths: [new URL('node_modules', import.meta.url).pathname], quietDeps: true } },
  },
  build: {
    outDir: process.argv[2],
    emptyOutDir: true,
    target: 'es2023',
    // The style sheets of Luigi hold rules that a minifier refuses, and Carbon's is minified.
    cssMinify: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: ['plain', 'thinReact', 'carbon', 'piral', 'luigi'].map((name) => `${root}${name}.html`) },
  },
});

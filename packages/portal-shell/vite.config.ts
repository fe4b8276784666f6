import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deployment } from './bundling/deployment.ts';
import { precompressed } from './bundling/precompressed.ts';
import { pushWorker } from './bundling/pushWorker.ts';
import { sharedModules } from './bundling/sharedModules.ts';
import { staticStyles } from './bundling/staticStyles/staticStyles.ts';

export default defineConfig({
  plugins: [
    react(),
    sharedModules(),
    staticStyles({ permanent: ['TokenStyle', 'PageStyle'] }),
    pushWorker(),
    deployment(),
    precompressed(),
  ],
  resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Colours stay as they are written: every browser that knows `light-dark()` knows `oklch()`.
    cssTarget: 'esnext',
    modulePreload: { polyfill: false },
    // The policy allows no `data:` fonts, and an inlined asset could not be kept for ever.
    assetsInlineLimit: 0,
  },
});

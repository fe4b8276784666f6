import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from './bundling/precompressed.ts';
import { pushWorker } from './bundling/pushWorker.ts';
import { sharedModules } from './bundling/sharedModules.ts';

export default defineConfig({
  plugins: [react(), sharedModules(), pushWorker(), precompressed()],
  resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The policy allows no `data:` fonts, and an inlined asset could not be kept for ever.
    assetsInlineLimit: 0,
  },
});

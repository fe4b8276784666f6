import { defineConfig } from 'vitest/config';

const conditions = ['@gantry/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'interop',
    environment: 'node',
    dir: 'tests/interop',
    include: ['**/*.test.ts'],
    // The artefact and the chart belong to the full form: npm run proof -- --long --only interop.
    exclude: process.env['INTEROP'] === 'short' ? ['**/deployment.test.ts', '**/chart.test.ts'] : [],
    // Third-party servers that run in parallel would only slow each other down.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

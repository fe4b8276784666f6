import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, 'pages');

/** The pages of the benchmark, built for production and served. */
export interface ServedPages {
  /** Returns the address of a page by the name of its file. */
  readonly address: (name: string) => string;
  readonly close: () => Promise<void>;
}

/** Builds every page of `pages/` for production, with the packages from their sources, and serves them on a free port. */
export async function servePages(): Promise<ServedPages> {
  const htmlFiles = readdirSync(root)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(root, name));
  const outDir = await mkdtemp(join(tmpdir(), 'gantry-bench-'));
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gantry/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: htmlFiles },
    },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  const origin = server.resolvedUrls?.local[0] ?? '';
  return {
    address: (name) => new URL(`${name}.html`, origin).href,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

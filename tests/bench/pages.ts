import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';
import { compileHints } from '../../packages/portal-shell/bundling/speed/compileHints.ts';

const root = join(import.meta.dirname, 'pages');

/** The scripts of the pages by name. */
const scripts = new Map(
  readdirSync(root).flatMap((file) => (/\.tsx?$/.test(file) ? [[file.replace(/\..*/, ''), file] as const] : [])),
);

/** Gives each script a page without anything else. */
const emptyPages: Plugin = {
  name: 'empty-pages',
  resolveId: (id) => (id.endsWith('.html') ? id : null),
  load(id) {
    const [, name = ''] = /(\w+)\.html$/.exec(id) ?? [];
    return name === ''
      ? null
      : `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>${name}</title>
  </head>
  <body>
    <div id="stage"></div>
    <script type="module" src="./${scripts.get(name) ?? ''}"></script>
  </body>
</html>`;
  },
};

/** Builds every page of `pages/` for production, with the built packages, and serves them on a free port. */
export async function servePages() {
  const outDir = await mkdtemp(join(tmpdir(), 'gantry-bench-'));
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    // V8 compiles the scripts of every page while they arrive, as it does the portal's.
    plugins: [emptyPages, react(), compileHints()],
    resolve: { conditions: ['default', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: [...scripts.keys()].map((name) => join(root, `${name}.html`)) },
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
    /** Returns the address of a page by the name of its file. */
    address: (name: string) => new URL(`${name}.html`, origin).href,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

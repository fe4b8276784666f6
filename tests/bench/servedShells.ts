import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { compileHints } from '../../packages/portal-shell/bundling/speed/compileHints.ts';
import { pageSource, writeFloors, type Home } from './floors.ts';
import { serveFolder } from './servedFolder.ts';

const others = join(import.meta.dirname, 'others');
/** In the repository, so that the floors find React. */
const work = join(import.meta.dirname, '../../test-results/bench');

/** The pages that are opened beside the portal, built for production and served. */
export interface ServedShells extends AsyncDisposable {
  readonly origin: string;
}

/** Piral's core is completed by a module that its own bundlers generate, in the folder of the app. */
const piralCodegen: Plugin = {
  name: 'piral-codegen',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/piral-core/app.codegen')
      ? execFileSync('node', ['-p', "require('piral-core/app.codegen')()"], { cwd: others, encoding: 'utf8' })
      : null,
};

async function buildPages(root: string, outDir: string, names: readonly string[], plugins: readonly Plugin[]) {
  await build({
    configFile: false,
    root,
    mode: 'production',
    // Style sheets of the others name fonts that they do not bring.
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      // Luigi's styles hold rules that a minifier refuses. The portal's are minified already.
      cssMinify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: names.map((name) => join(root, `${name}.html`)) },
    },
  });
}

/** Installs the other shells by their own lockfile and builds them, and the floors from Home as it was read at each width. */
export async function serveShells(homes: ReadonlyMap<string, Home>, portalDirectory: string): Promise<ServedShells> {
  if (!existsSync(join(others, 'node_modules'))) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: others, stdio: 'pipe' });
  }
  await rm(work, { recursive: true, force: true });
  const [sources, outDir] = [join(work, 'sources'), join(work, 'built')];
  await mkdir(sources, { recursive: true });
  const floors: string[] = [];
  for (const [name, home] of homes) floors.push(...(await writeFloors(sources, name, home, portalDirectory)));
  // V8 compiles the scripts of the portal while they arrive. It does the same with those of the floors.
  await buildPages(sources, outDir, floors, [compileHints()]);
  for (const [name, script] of [
    ['piral', 'piral.jsx'],
    ['luigi', 'luigi.js'],
  ] as const) {
    const head = `<script type="module" src="../../../tests/bench/others/${script}"></script>`;
    await writeFile(join(sources, `${name}.html`), pageSource('lang="en"', head, ''));
  }
  await buildPages(sources, outDir, ['piral', 'luigi'], [piralCodegen]);
  const { origin, close } = await serveFolder(outDir);
  return { origin, [Symbol.asyncDispose]: close };
}

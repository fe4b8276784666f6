import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { build } from 'vite';
import { listen, strictPolicy, type Listening } from '../../webServer.ts';
import { root } from '../packed.ts';

const nonce = 'c2FtcGxlLW5vbmNl';

/** Bundles a page with every component of the kit: of its build, or of its sources, which write their styles with styled-components. */
async function bundlePage(kit: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      // Imports of the kit's sources in the examples too.
      alias: [
        { find: /^(@gantry\/ui-kit|(?:\.\.\/)+index\.ts)$/, replacement: `${root}packages/ui-kit/${kit}` },
        { find: /^(?:\.\.\/)+forms\.ts$/, replacement: `${root}packages/ui-kit/${kit.replace('index', 'forms')}` },
      ],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${root}tests/packages/csp/page.tsx`, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat();
  const script = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (script === undefined) throw new Error('The page of every component could not be bundled.');
  return script.code;
}

/** Serves the page of an app under the policy, `/sources`, a page of the kit's sources, and `/without-nonce`, one that has not the nonce that they need. */
export async function serveExamples(): Promise<Listening> {
  const [script, sources] = [await bundlePage('dist/index.js'), await bundlePage('src/index.ts')];
  const nonceTag = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`;
  const page = (head: string, file: string) =>
    `<!doctype html><html lang="en"><head><title>Examples</title>${head}</head><body><main></main><script type="module" src="/${file}"></script></body></html>`;
  const answers: Record<string, { type: string; body: string }> = {
    '/': { type: 'text/html', body: page('<link rel="stylesheet" href="/styles.css">', 'page.js') },
    '/sources': { type: 'text/html', body: page(nonceTag, 'sources.js') },
    '/without-nonce': { type: 'text/html', body: page('', 'sources.js') },
    '/page.js': { type: 'text/javascript', body: script },
    '/sources.js': { type: 'text/javascript', body: sources },
    '/styles.css': { type: 'text/css', body: readFileSync(`${root}packages/ui-kit/dist/styles.css`, 'utf8') },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, {
      ...strictPolicy({ nonce }),
      'content-type': `${answer?.type ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(answer?.body);
  });
  return listen(server);
}

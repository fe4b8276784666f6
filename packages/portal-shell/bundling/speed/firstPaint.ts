import type { Plugin, Rollup } from 'vite';
import { basePlaceholder, noncePlaceholder } from '../../server/page.ts';
import { languageTags, sourceLanguage } from '../../src/languages/languages.ts';
import { bundleScript } from '../bundleScript.ts';
import { fileOf, loadedWith } from '../chunks.ts';

const script = fileOf('src/entry/firstPaint.ts');
const drawing = fileOf('src/entry/drawHome.ts');
/** What the entry script imports for someone with a session, in the order in which it is needed. */
const roots = [fileOf('src/portal/firstCalls.ts'), fileOf('src/shell/application.tsx')];
/** The messages of a language. English is in the application. */
const messagesOf = (language: string) => fileOf(`src/languages/${language}/index.ts`);

/** Finds the chunk of a module. */
function chunkOf(chunks: readonly Rollup.OutputChunk[], root: string): Rollup.OutputChunk {
  const found = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === root || moduleIds.includes(root));
  if (found === undefined) throw new Error(`The build has no chunk for ${root}, so the page cannot preload it.`);
  return found;
}

/** The styles and scripts that load with the application and not with the entry script. */
function applicationFiles(chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  const starts = chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'));
  const entry = loadedWith(starts, chunks);
  const application = loadedWith(
    roots.map((root) => chunkOf(chunks, root)),
    chunks,
  );
  const later = [...application].filter((chunk) => !entry.has(chunk));
  const styles = later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...later.map(({ fileName }) => fileName)])].map(
    (file) => `${basePlaceholder}/${file}`,
  );
}

/** The address of an asset. Vite names some by their file alone. */
function addressOf(assets: readonly Rollup.OutputAsset[], name: string): string {
  const [start = '', end = ''] = name.split('.');
  const isNamed = ({ names, fileName }: Rollup.OutputAsset) =>
    names.includes(name) || (fileName.includes(`/${start}-`) && fileName.endsWith(`.${end}`));
  const file = assets.find(isNamed);
  if (file === undefined) throw new Error(`The build has no ${name}, so the page cannot load it.`);
  return `${basePlaceholder}/${file.fileName}`;
}

/**
 * Puts the script into the page that runs before anything is painted. It carries the nonce of the response, and the addresses of the files
 * that it fetches, such as the script that draws Home.
 */
export function firstPaint(): Plugin {
  return {
    name: 'gantry-first-paint',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'draw-home.js', source: await bundleScript(drawing, 'production') });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const code = await bundleScript(script, 'production');
        const assets = Object.values(bundle).filter((output) => output.type === 'asset');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        // English messages are in the application.
        const messages = languageTags()
          .filter((language) => language !== sourceLanguage)
          .map((language) => [
            `data-${language}`,
            `${basePlaceholder}/${chunkOf(chunks, messagesOf(language)).fileName}`,
          ]);
        const attrs = {
          nonce: noncePlaceholder,
          ...Object.fromEntries(messages),
          'data-fonts': addressOf(assets, 'fonts.css'),
          'data-home': addressOf(assets, 'draw-home.js'),
          'data-preload': applicationFiles(chunks).join(' '),
        };
        if (/<\/script|<!--/i.test(code))
          throw new Error('The script of the page cannot stand inside it: it ends itself.');
        // In the head, it asks for the files before the browser has read the rest of the page.
        return { html, tags: [{ tag: 'script', attrs, children: code, injectTo: 'head' as const }] };
      },
    },
  };
}

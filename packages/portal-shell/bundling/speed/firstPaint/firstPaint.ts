import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin, Rollup } from 'vite';
import { basePlaceholder, noncePlaceholder } from '../../../server/page.ts';
import { frameStylesAttribute } from '../../../src/entry/staticFrame.ts';
import { sourceLanguage } from '../../../src/languages/languages.ts';
import { bundleScript } from '../../bundleScript.ts';
import { drawFrames } from './drawFrames.ts';
import { frameStyles } from './frameStyles.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const script = pathOf('../../../src/entry/firstPaint.ts');
/** What the entry script imports for someone with a session, in the order in which it is needed. */
const roots = [pathOf('../../../src/portal/firstCalls.ts'), pathOf('../../../src/shell/application.tsx')];
/** The messages of a language. English is in the application. */
const messagesOf = (language: string) => pathOf(`../../../src/languages/${language}/index.ts`);
const fallbackFonts = pathOf('../../../../ui-kit/src/fallbackFonts.css');

/** Finds the chunk of a module. */
function chunkOf(chunks: readonly Rollup.OutputChunk[], root: string): Rollup.OutputChunk {
  const found = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === root || moduleIds.includes(root));
  if (found === undefined) throw new Error(`The build has no chunk for ${root}, so the page cannot preload it.`);
  return found;
}

/** The styles and scripts that load with the application and not with the entry script. */
function applicationFiles(chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  const withImports = (starts: readonly Rollup.OutputChunk[]) => {
    const found = new Set(starts);
    // The set grows during this loop.
    for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  };
  const entry = withImports(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html')),
  );
  const application = withImports(roots.map((root) => chunkOf(chunks, root)));
  const later = [...application].filter((chunk) => !entry.has(chunk));
  const styles = later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...later.map(({ fileName }) => fileName)])].map(
    (file) => `${basePlaceholder}/${file}`,
  );
}

/** The address of the style sheet of the fonts. */
function fontsOf(assets: readonly Rollup.OutputAsset[]): string {
  const file = assets.find(
    ({ names, fileName }) => names.includes('fonts.css') || /\/fonts-[^/]+\.css$/.test(fileName),
  );
  if (file === undefined) throw new Error('The build has no style sheet of the fonts, so the page cannot load it.');
  return `${basePlaceholder}/${file.fileName}`;
}

function ensureSafe(content: string, refused: RegExp, what: string): string {
  if (refused.test(content)) throw new Error(`${what} cannot stand inside the page: it contains ${refused.source}.`);
  return content;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface FirstPaintOptions {
  /** The settings by which the portal's modules are built. */
  readonly settings: InlineConfig;
  /** The names of the global styles that apply from the first paint on. */
  readonly permanentStyles: readonly string[];
}

/**
 * Draws the frame into a file for each language, with its styles, and puts the script into the page that shows it to someone with a
 * session before the application has arrived. The script carries the nonce of the response.
 */
export function firstPaint({ settings, permanentStyles }: FirstPaintOptions): Plugin {
  const languages = new Set<string>();
  return {
    name: 'gantry-first-paint',
    apply: 'build',
    async buildStart() {
      for (const [language, markup] of await drawFrames({ ...settings, mode: 'production' })) {
        // The policy refuses inline styles.
        ensureSafe(markup, / style=/i, 'The markup of the frame');
        const styles = readFileSync(fallbackFonts, 'utf8') + (await frameStyles(markup, permanentStyles));
        const source = `<!doctype html><pre ${frameStylesAttribute}>${escapeText(styles)}</pre>${markup}`;
        this.emitFile({ type: 'asset', name: `frame-${language}.html`, source });
        languages.add(language);
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const code = await bundleScript(script, 'production');
        const assets = Object.values(bundle).filter((output) => output.type === 'asset');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const addresses = [...languages].map((language) => {
          const file = assets.find(({ names }) => names.includes(`frame-${language}.html`));
          if (file === undefined)
            throw new Error(`The build has no frame in "${language}", so the page cannot show it.`);
          const own = language === sourceLanguage ? [] : [chunkOf(chunks, messagesOf(language))];
          return [
            `data-${language}`,
            [file, ...own].map(({ fileName }) => `${basePlaceholder}/${fileName}`).join(' '),
          ] as const;
        });
        const attrs = {
          nonce: noncePlaceholder,
          ...Object.fromEntries(addresses),
          'data-fonts': fontsOf(assets),
          'data-preload': applicationFiles(chunks).join(' '),
        };
        const children = ensureSafe(code, /<\/script|<!--/i, 'The script of the frame');
        // In the head, it asks for the files before the browser has read the rest of the page.
        return { html, tags: [{ tag: 'script', attrs, children, injectTo: 'head' as const }] };
      },
    },
  };
}

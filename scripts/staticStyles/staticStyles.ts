import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { permanentRules, replaceTemplates } from './replaceTemplates.ts';
import { styleSheets, type ComponentStyle, type StyleSheets } from './styleSheets.ts';

/** The address of a module's rules ends so; the rest is the module's path. */
const suffixes = { files: '.static.css', document: '.static.js' };
/** Adopts the rules of a script. It stands apart from the rest of the runtime, which needs React. */
const adopting = fileURLToPath(new URL('adoptStyle.ts', import.meta.url)).replaceAll('\\', '/');

/** How the styles of a build are delivered. */
export interface StaticStylesOptions {
  /** The global styles that apply from the first paint on; others apply while they are rendered. */
  readonly permanent: readonly string[];
  /** CSS files beside the chunks, or style sheets that the scripts make for the document: a policy needs no nonce for those. @default 'files' */
  readonly into?: keyof typeof suffixes;
}

/**
 * Takes the templates of styled-components out of the scripts of a build. The rules that the library writes for them are delivered
 * apart, and each component becomes an element with a class: no style is parsed or injected in the browser. The
 * templates hold no functions (ADR 14), so their rules are known at build time.
 */
export function staticStyles({ permanent, into = 'files' }: StaticStylesOptions): Plugin {
  const suffix = suffixes[into];
  let modules: StyleSheets = new Map();

  return {
    name: 'gantry-static-styles',
    apply: 'build',
    async buildStart() {
      modules = await styleSheets();
    },
    resolveId: (id) => (id.endsWith(suffix) ? id : undefined),
    load: {
      filter: { id: /\.static\.(?:css|js)$/ },
      handler(id) {
        const styles = modules.get(id.slice(0, -suffix.length)) ?? new Map<string, ComponentStyle>();
        if (into === 'files') return [...styles.values()].map(({ css }) => css).join('\n');
        // A script adopts a global style while it is rendered, so that a page which is not the kit's own keeps its look.
        const css = permanentRules(styles, permanent);
        const code = `import { adoptStyle } from ${JSON.stringify(adopting)}; adoptStyle(${JSON.stringify(css)});`;
        return { code, moduleSideEffects: true };
      },
    },
    transform(code, id) {
      const styles = modules.get(id);
      if (styles === undefined) return null;
      const replaced = replaceTemplates({ id, code, program: this.parse(code), styles }, permanent);
      return { code: `import ${JSON.stringify(`${id}${suffix}`)};${replaced}`, map: null };
    },
  };
}

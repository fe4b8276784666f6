import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { styleSheets, type ComponentStyle, type StyleSheets } from './styleSheets.ts';
import { readTemplates, type Template } from './templates.ts';

const runtime = fileURLToPath(new URL('runtime.ts', import.meta.url)).replaceAll('\\', '/');
const importOfStyledComponents = /import\s*\{[^}]*\}\s*from\s*['"]styled-components['"];?/;
/** The address of a module's rules ends so; the rest is the module's path. */
const suffixes = { files: '.static.css', document: '.static.js' };

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
  const isPermanent = ({ name, maker }: Pick<Template, 'name' | 'maker'>) =>
    maker === 'styled' || permanent.includes(name);

  const replacementOf = (template: Template, style: ComponentStyle | undefined): string => {
    if (style === undefined) return "''"; // A part of other templates, which have taken it in.
    if (template.maker === 'styled') {
      const attributes = template.attributes && `, ${template.attributes}`;
      return `/*#__PURE__*/ staticElement(${template.target}, ${JSON.stringify(style.classes)}${attributes})`;
    }
    return isPermanent(template) ? 'permanentStyle' : `/*#__PURE__*/ adoptedStyle(${JSON.stringify(style.css)})`;
  };

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
        // A script adopts a global style while it is rendered, so that a page which is not the kit's own keeps its look.
        const delivered = [...styles].filter(
          ([name, { isGlobal }]) => into === 'files' || !isGlobal || permanent.includes(name),
        );
        const css = delivered.map(([, style]) => style.css).join('\n');
        if (into === 'files') return css;
        const code = `import { adoptStyle } from ${JSON.stringify(runtime)}; adoptStyle(${JSON.stringify(css)});`;
        return { code, moduleSideEffects: true };
      },
    },
    transform(code, id) {
      const styles = modules.get(id);
      if (styles === undefined) return null;
      const templates = readTemplates(code, this.parse(code));
      const replaced = templates
        .toReversed()
        .reduce(
          (text, one) => text.slice(0, one.start) + replacementOf(one, styles.get(one.name)) + text.slice(one.end),
          code,
        );
      if (/\b(?:styled[.(]|css`|keyframes`|createGlobalStyle`)/.test(replaced)) {
        this.error(
          `${id} holds a style that no CSS file can take. Write it as a constant of the module, without functions.`,
        );
      }
      const imports =
        `import { staticElement, permanentStyle, adoptedStyle } from ${JSON.stringify(runtime)};` +
        `import ${JSON.stringify(`${id}${suffix}`)};`;
      return { code: imports + replaced.replace(importOfStyledComponents, ''), map: null };
    },
  };
}

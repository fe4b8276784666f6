import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginContext } from 'rollup';
import { parseAst } from 'vite';
import { permanentRules, replaceTemplates, runtime } from './replaceTemplates.ts';
import { styleSheets, type StyleSheets } from './styleSheets.ts';

/** The styles that every app has. They change nothing of a page that is not the kit's own. */
const permanent = ['TokenStyle'];

/**
 * Takes the templates of styled-components out of a library package: each component becomes an element with a class, and the rules
 * stand in `styles.css`, which the app imports. The mixins stay templates.
 * @param start the rules that stand first in it
 */
export function packageStyles(start = ''): Plugin {
  const sources = join(process.cwd(), 'src/').replaceAll('\\', '/');
  const runtimeId = `${sources}staticStyles.ts`;
  /** The modules with components of the package, by path. */
  let modules: StyleSheets = new Map();

  /** The modules in the order in which they run: of two rules for one element, styled-components lets the later one win. */
  function inOrder(context: PluginContext): readonly string[] {
    const seen = new Set<string>();
    const later: string[] = [];
    const visit = (id: string): string[] => {
      if (seen.has(id)) return [];
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
      later.push(...dynamicallyImportedIds);
      return [...importedIds.flatMap(visit), id];
    };
    const order = visit(`${sources}index.ts`);
    // The list grows during this loop.
    for (const id of later) order.push(...visit(id));
    return [...order, ...[...modules.keys()].flatMap(visit)].filter((id) => modules.has(id));
  }

  return {
    name: 'package-styles',
    async buildStart() {
      const all = await styleSheets();
      modules = new Map([...all].filter(([path, styles]) => path.startsWith(sources) && styles.size > 0));
    },
    resolveId: (source) => (source === runtimeId ? source : null),
    load: (id) => (id === runtimeId ? readFileSync(runtime, 'utf8') : null),
    transform(code, id) {
      const styles = modules.get(id);
      if (styles === undefined) return null;
      const module = { id, code, program: parseAst(code), styles };
      return { code: replaceTemplates(module, permanent, runtimeId), map: null };
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || ![runtimeId, ...modules.keys()].includes(output.facadeModuleId ?? '')) continue;
        // Its lines are no longer those of its source.
        delete bundle[`${output.fileName}.map`];
        output.code = output.code.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
      }
      const rules = inOrder(this).map((path) => permanentRules(modules.get(path) ?? new Map(), permanent));
      const source = start + rules.join('\n');
      this.emitFile({ type: 'asset', fileName: 'styles.css', source });
    },
  };
}

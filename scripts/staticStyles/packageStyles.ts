import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, PluginContext } from 'rollup';
import { parseAst } from 'vite';
import { permanentRules, replaceTemplates, runtime } from './replaceTemplates.ts';
import { styleSheets, type StyleSheets } from './styleSheets.ts';

/** The styles that every app with static styles has. They change nothing of a page that is not the kit's own. */
const permanent = ['TokenStyle'];

/** A module without styled-components stands beside its original. `imports` of package.json chooses between them. */
const twinEnd = '.static.ts';
const originalOf = (id: string): string => id.slice(0, -twinEnd.length) + '.ts';
const importOf = (path: string): string => `#styles/${path.slice(0, -'.ts'.length)}`;

/**
 * Gives a library package a second form of its styles, which injects nothing: for an app that sets the condition
 * `@gantry/static-styles` and imports `styles.css`. Only the modules of styles exist twice.
 */
export function packageStyles(): Plugin {
  const sources = join(process.cwd(), 'src/').replaceAll('\\', '/');
  const runtimeId = `${sources}runtime${twinEnd}`;
  /** The modules with components of the package, by path. */
  let modules: StyleSheets = new Map();

  /** The modules in the order in which they run: of two rules for one element, styled-components lets the later one win. */
  function inOrder(context: PluginContext): readonly string[] {
    const originals = new Map([...modules.keys()].map((path) => [importOf(path.slice(sources.length)), path]));
    const seen = new Set<string>();
    const later: string[] = [];
    const visit = (id: string): string[] => {
      if (seen.has(id)) return [];
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
      later.push(...dynamicallyImportedIds);
      return [...importedIds.flatMap((one) => visit(originals.get(one) ?? one)), id];
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
      for (const path of modules.keys())
        for (const id of [path, path.replace(/\.ts$/, twinEnd)])
          this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
    },
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.endsWith(twinEnd)) return source;
        if (importer === undefined || !source.startsWith('.')) return null;
        const path = join(dirname(importer), source).replaceAll('\\', '/');
        return modules.has(path) ? { id: importOf(path.slice(sources.length)), external: true } : null;
      },
    },
    load(id) {
      if (id === runtimeId) return readFileSync(runtime, 'utf8');
      return id.endsWith(twinEnd) ? readFileSync(originalOf(id), 'utf8') : null;
    },
    transform(code, id) {
      const styles = id.endsWith(twinEnd) ? modules.get(originalOf(id)) : undefined;
      if (styles === undefined) return null;
      const module = { id, code, program: parseAst(code), styles };
      return { code: replaceTemplates(module, permanent, runtimeId), map: null };
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.facadeModuleId?.endsWith(twinEnd)) continue;
        // The source of a twin is its original, whose lines it has no longer.
        delete bundle[`${output.fileName}.map`];
        output.code = output.code.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
      }
      const source = inOrder(this)
        .map((path) => permanentRules(modules.get(path) ?? new Map(), permanent))
        .join('\n');
      this.emitFile({ type: 'asset', fileName: 'styles.css', source });
    },
  };
}

import { rollup } from 'rollup';

/** The names that a bundle imports, by module. */
export type Imports = Readonly<Record<string, readonly string[]>>;

const entry = '\0entry';

/**
 * Finds the imports that remain after a built module is bundled with its own package and unused code is removed.
 * @param source one line that exports the examined names.
 * @param isOutside returns true if a module of the package, given by its path, counts as external.
 */
export async function importsOf(source: string, isOutside: (path: string) => boolean = () => false): Promise<Imports> {
  const bundle = await rollup({
    input: entry,
    treeshake: { moduleSideEffects: false },
    onLog: (level, log, handler) => {
      // A directive such as "use client" has no meaning here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
    },
    plugins: [
      {
        name: 'package-alone',
        // What is imported later does not count. Its own name keeps it apart from a module that is imported at once elsewhere.
        resolveDynamicImport: (specifier) =>
          typeof specifier === 'string' ? { id: `later:${specifier}`, external: true } : false,
        async resolveId(id, importer) {
          if (id === entry) return id;
          // The package chooses between the forms of its styles, as the bundler of an app does.
          const styles =
            id.startsWith('#styles/') && importer?.replace(/\/dist\/.*/, `/dist/${id.slice('#styles/'.length)}.js`);
          if (!styles && !/^[./]/.test(id)) return { id, external: true };
          const resolved = await this.resolve(styles || id, importer, { skipSelf: true });
          if (resolved === null) throw new Error(`${id} is missing. Build the packages first: npm run build`);
          return isOutside(resolved.id) ? { id: `module:${resolved.id}`, external: true } : resolved;
        },
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code, importedBindings } = output[0];
  const wholes = new Map(
    Array.from(code.matchAll(/import \* as (\w+) from '(.+?)'/g), ([, name, from]) => [from, name]),
  );
  return Object.fromEntries(
    Object.entries(importedBindings).map(([from, names]) => [
      from.replace(/^module:/, ''),
      [...new Set(names.flatMap((name) => (name === '*' ? membersOf(code, wholes.get(from)) : [name])))],
    ]),
  );
}

/** The members of a namespace that the code uses. The bundler of an app leaves out the others. */
const membersOf = (code: string, namespace = ''): readonly string[] =>
  Array.from(code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')), ([, member = '']) => member);

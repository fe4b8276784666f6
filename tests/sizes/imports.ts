import { rollup } from 'rollup';

/** What a bundle takes from outside, by the module that it comes from. */
export type Imports = Readonly<Record<string, readonly string[]>>;

const entry = '\0entry';

/**
 * What a built module, with all that it needs of its own package, really takes from outside once everything unused is gone.
 * @param source one line that exports what is looked at.
 * @param isOutside whether a module of the package, by its path, is to be taken for outside.
 */
export async function importsOf(source: string, isOutside: (path: string) => boolean = () => false): Promise<Imports> {
  const bundle = await rollup({
    input: entry,
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'package-alone',
        async resolveId(id, importer) {
          if (id === entry) return id;
          if (!/^[./]/.test(id)) return { id, external: true };
          const resolved = await this.resolve(id, importer, { skipSelf: true });
          if (resolved === null) throw new Error(`${id} is missing. Build the packages first: npm run build`);
          return isOutside(resolved.id) ? { id: `module:${resolved.id}`, external: true } : resolved;
        },
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { importedBindings } = output[0];
  return Object.fromEntries(
    Object.entries(importedBindings).map(([from, names]) => [from.replace(/^module:/, ''), names]),
  );
}

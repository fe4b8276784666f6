import { contractMismatch, type GantryModule } from '@gantry/module';
import * as v from 'valibot';
import { entryAddressOf, importEntry } from '../entryModule/importEntry.ts';
import { ModuleFailure, type ModuleLoader } from '../life/ModuleState.ts';

export interface SubApplicationLoaderOptions {
  readonly entryAddress: string;
  /** The hash that the entry module must have. Without it the entry is not checked. */
  readonly integrity?: string | undefined;
  readonly isInside: (pathname: string) => boolean;
  /** True if an earlier attempt failed. The browser would return the failed module again. */
  readonly isRetry: boolean;
}

/** The style elements that each evaluated entry added. */
const styles = new Map<string, readonly Element[]>();

// valibot cannot describe the parameters and the result of a function.
const exportsSchema = v.looseObject({
  contract: v.optional(v.unknown()),
  mount: v.custom<GantryModule['mount']>((input) => typeof input === 'function'),
});

/** An entry exports the parts by name, or all of them as its default. */
const entrySchema = v.union([
  v.pipe(
    v.object({ default: exportsSchema }),
    v.transform((entry) => entry.default),
  ),
  exportsSchema,
]);

/** Loads a sub-application: imports its entry and calls its `mount`. */
export function createSubApplicationLoader(options: SubApplicationLoaderOptions): ModuleLoader {
  const address = entryAddressOf(options.entryAddress, options.isRetry);
  return {
    scriptFolders: [new URL('.', options.entryAddress).href],
    isInside: options.isInside,
    load: async (context, _, ready) => {
      const entry = v.safeParse(entrySchema, await importEntry(address, options.integrity, context.signal));
      if (!entry.success) {
        throw new ModuleFailure(
          'exports',
          `${address} exports no function mount, so it cannot be shown. Its default export is made by defineModule({ mount }).`,
        );
      }
      const mismatch = contractMismatch(context.module.name, entry.output.contract);
      if (mismatch !== null) throw new ModuleFailure('contract', mismatch);
      await ready;
      if (context.signal.aborted) return null;
      return (await entry.output.mount(context.container, context)) ?? null;
    },
    styles: {
      take: () => styles.get(address) ?? [],
      keep: (left) => void styles.set(address, left),
    },
  };
}

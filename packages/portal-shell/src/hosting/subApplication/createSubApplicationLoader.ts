import { contractMismatch, type GantryModule } from '@gantry/module';
import * as v from 'valibot';
import { ModuleFailure, type ModuleLoader } from '../life/ModuleState.ts';

/** Options of `createSubApplicationLoader`. */
export interface SubApplicationLoaderOptions {
  /** The address of its entry module. */
  readonly entryAddress: string;
  /** The hash that the entry module must have. Without it the entry is not checked. */
  readonly integrity?: string | undefined;
  /** Returns true if a path belongs to the sub-application. */
  readonly isInside: (pathname: string) => boolean;
  /** True if an earlier attempt failed. The browser would return the failed module again. */
  readonly isRetry: boolean;
}

/** The entry of a sub-application could not be imported: it, or a file that it imports, is missing or failed. */
export class SubApplicationLoadError extends ModuleFailure {
  override readonly name = 'SubApplicationLoadError';
  constructor(address: string, cause: unknown) {
    super(
      'load',
      `${address}, or a file that it imports, could not be loaded, so the sub-application cannot be shown.`,
      {
        cause,
      },
    );
  }
}

/** The number of retries of each entry. The browser keeps the result of an address, even a failure, as long as the page lives. */
const retries = new Map<string, number>();
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

function addressOf({ entryAddress, isRetry }: SubApplicationLoaderOptions): string {
  const count = (retries.get(entryAddress) ?? 0) + (isRetry ? 1 : 0);
  retries.set(entryAddress, count);
  const address = new URL(entryAddress);
  if (count > 0) address.searchParams.set('retry', String(count));
  return address.href;
}

/**
 * Fetches the entry into the browser's map of modules and checks its hash there. The import that follows takes the module from the map,
 * so no other bytes can come between.
 */
function checkIntegrity(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  const checked = new Promise<void>((resolve, reject) => {
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(
        new ModuleFailure(
          'integrity',
          `${address} does not have the hash ${integrity} of the configuration, or cannot be loaded, so it was not run. Update its integrity under modules of the configuration when you deploy a new version.`,
        ),
      ),
    );
  });
  document.head.append(link);
  return checked.finally(() => link.remove());
}

/** Loads a sub-application: imports its entry and calls its `mount`. */
export function createSubApplicationLoader(options: SubApplicationLoaderOptions): ModuleLoader {
  const address = addressOf(options);
  return {
    scriptFolders: [new URL('.', options.entryAddress).href],
    isInside: options.isInside,
    load: async (context) => {
      if (options.integrity !== undefined) await checkIntegrity(address, options.integrity);
      context.signal.throwIfAborted();
      const imported: unknown = await import(/* @vite-ignore */ address).catch((error: unknown) => {
        throw new SubApplicationLoadError(address, error);
      });
      const entry = v.safeParse(entrySchema, imported);
      if (!entry.success) {
        throw new ModuleFailure(
          'exports',
          `${address} exports no function mount, so it cannot be shown. Its default export is made by defineModule({ mount }).`,
        );
      }
      const mismatch = contractMismatch(context.module.name, entry.output.contract);
      if (mismatch !== null) throw new ModuleFailure('contract', mismatch);
      if (context.signal.aborted) return null;
      return (await entry.output.mount(context.container, context)) ?? null;
    },
    styles: {
      take: () => styles.get(address) ?? [],
      keep: (left) => {
        styles.set(address, left);
      },
    },
  };
}

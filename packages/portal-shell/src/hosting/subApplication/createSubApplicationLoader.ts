import * as v from 'valibot';
import type { ModuleLoader } from '../life/ModuleState.ts';
import type { SubApplicationModule } from '../../modules/ModuleContext.ts';

/** Which sub-application. */
export interface SubApplicationLoaderOptions {
  /** The address of its entry module. */
  readonly entryAddress: string;
  /** Whether a path is still the sub-application's own. */
  readonly isInside: (pathname: string) => boolean;
  /** Whether an earlier try failed, so that the browser must not give the same module again. */
  readonly isRetry: boolean;
}

/** How many times each entry was tried anew. The browser keeps the outcome of an address, a failure too, for the life of the page. */
const retries = new Map<string, number>();
/** The style elements that each evaluated entry left behind. */
const styles = new Map<string, readonly Element[]>();

// valibot cannot say what a function takes and gives.
const entrySchema = v.looseObject({
  mount: v.custom<SubApplicationModule['mount']>((input) => typeof input === 'function'),
});

function addressOf({ entryAddress, isRetry }: SubApplicationLoaderOptions): string {
  const count = (retries.get(entryAddress) ?? 0) + (isRetry ? 1 : 0);
  retries.set(entryAddress, count);
  const address = new URL(entryAddress);
  if (count > 0) address.searchParams.set('retry', String(count));
  return address.href;
}

/** Loads a sub-application: imports its entry and calls its `mount`. */
export function createSubApplicationLoader(options: SubApplicationLoaderOptions): ModuleLoader {
  const address = addressOf(options);
  return {
    scriptFolders: [new URL('.', options.entryAddress).href],
    isInside: options.isInside,
    load: async (context) => {
      const entry = v.safeParse(entrySchema, await import(/* @vite-ignore */ address));
      if (!entry.success) {
        throw new Error(
          `${address} exports no function mount, so it cannot be shown. A sub-application's entry exports mount(container, context).`,
        );
      }
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

import { ModuleFailure } from '../life/ModuleState.ts';

/** An entry could not be imported: it, or a file that it imports, could not be fetched. */
export class EntryLoadError extends ModuleFailure {
  override readonly name = 'EntryLoadError';
  constructor(address: string, cause: unknown) {
    super('load', `${address}, or a file that it imports, could not be loaded, so it cannot be shown.`, {
      cause,
    });
  }
}

/** The number of retries of each entry. The browser keeps the result of an address, even a failure, as long as the page lives. */
const retries = new Map<string, number>();

/**
 * The address at which an entry is imported.
 *
 * @param isRetry true if an earlier attempt failed. The browser would return the failed module again.
 */
export function entryAddressOf(entry: string, isRetry: boolean): string {
  const count = (retries.get(entry) ?? 0) + (isRetry ? 1 : 0);
  retries.set(entry, count);
  const address = new URL(entry);
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

/**
 * Imports an entry module.
 *
 * @param integrity the hash that it must have; undefined if it is not checked
 * @throws ModuleFailure if its hash is another or it fails, EntryLoadError if it cannot be fetched; the signal's reason
 */
export async function importEntry(
  address: string,
  integrity: string | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  if (integrity !== undefined) await checkIntegrity(address, integrity);
  signal.throwIfAborted();
  try {
    const imported: unknown = await import(/* @vite-ignore */ address);
    return imported;
  } catch (error) {
    if (isFetchFailure(error)) throw new EntryLoadError(address, error);
    throw new ModuleFailure(
      'evaluation',
      `${address}, or a file that it imports, failed while it was evaluated, so it cannot be shown: ${messageOf(error)}`,
      { cause: error },
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether an import failed by its address. Only the sentence shows it, and each engine has its own. */
const isFetchFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script failed|module specifier/i.test(error.message);

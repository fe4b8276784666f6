let asked: Promise<boolean> | undefined;

/**
 * Asks the browser once in each page not to delete what is kept when it needs room. It is called with the first thing that waits. Some browsers ask the
 * person. Resolves with whether it is so.
 */
export function askToLast(): Promise<boolean> {
  const ask = async () => {
    // A page without https has no such storage, whatever the types say.
    return 'storage' in navigator && navigator.storage.persist();
  };
  asked ??= ask().catch(() => false);
  return asked;
}

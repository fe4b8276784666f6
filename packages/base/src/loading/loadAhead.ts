/** The error of a load, and how often it is that of a load that nobody waits for. */
export type LoadError = Error & { loadsAhead?: number };

/**
 * Loads something before anyone needs it. Resolves with it; with undefined if it could not be loaded.
 *
 * Its error gets the property `loadsAhead`, which counts the failed loads of this kind: loads of one file at the same time may have one error.
 * An app that reloads the page if a file of its build is missing can leave such an error alone, unless more loads have failed with it: the
 * code that needs the file loads it again.
 */
export const loadAhead = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> =>
  load().catch((error: LoadError) => {
    error.loadsAhead = (error.loadsAhead ?? 0) + 1;
    return undefined;
  });

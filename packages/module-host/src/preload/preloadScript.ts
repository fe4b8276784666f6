export interface PreloadedScript {
  readonly address: string;
  /** Modules are fetched with CORS, classic scripts without. */
  readonly isModule: boolean;
  /** The hash that the script must have. The browser gives the preloaded script only to a request with the same hash. */
  readonly integrity?: string | undefined;
}

/** The addresses that are loaded, or loading, in advance. A page needs each once. */
const known = new Set<string>();

/**
 * Loads a script in advance, and does not run it. The portal's policy applies to it as to the script itself.
 *
 * @returns a function that aborts a script that has not arrived
 */
export function preloadScript({ address, isModule, integrity }: PreloadedScript): () => void {
  if (known.has(address)) return () => undefined;
  known.add(address);
  const link = document.createElement('link');
  // Browsers do not abort a modulepreload whose link is removed.
  link.rel = 'preload';
  link.as = 'script';
  if (isModule) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = address;
  let isOver = false;
  const end = (isLoaded: boolean) => {
    if (isOver) return;
    isOver = true;
    link.remove();
    if (!isLoaded) known.delete(address);
  };
  link.addEventListener('load', () => end(true), { once: true });
  link.addEventListener('error', () => end(false), { once: true });
  document.head.append(link);
  return () => end(false);
}

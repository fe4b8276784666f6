import type { EarlyCall } from '@gantry/platform-client/services/earlyAnswers';

export interface PreloadedScript {
  readonly address: string;
  /** Modules are fetched with CORS, classic scripts without. */
  readonly isModule: boolean;
  /** The hash that the script must have. The browser gives the preloaded script only to a request with the same hash. */
  readonly integrity?: string | undefined;
}

/** The scripts that are loaded, or loading, in advance, by address. A page needs each once. */
const known = new Map<string, Promise<void>>();

/**
 * Loads a script in advance, and does not run it. The portal's policy applies to it as to the script itself. The answer has no value: it
 * resolves once the script has arrived.
 */
export function preloadScript({ address, isModule, integrity }: PreloadedScript): EarlyCall {
  const earlier = known.get(address);
  // The caller before still needs it.
  if (earlier) return { answer: earlier, giveUp: () => undefined };
  const link = document.createElement('link');
  // Browsers do not abort a modulepreload whose link is removed.
  link.rel = 'preload';
  link.as = 'script';
  if (isModule) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = address;
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>();
  let isOver = false;
  const end = (failure: Error | null) => {
    if (isOver) return;
    isOver = true;
    link.remove();
    if (failure === null) return resolve();
    known.delete(address);
    reject(failure);
  };
  const fail = () => end(new Error(`The script ${address} could not be loaded in advance, so it is not kept.`));
  link.addEventListener('load', () => end(null), { once: true });
  link.addEventListener('error', fail, { once: true });
  // The opening of the module shows a failure.
  answer.catch(() => undefined);
  document.head.append(link);
  known.set(address, answer);
  return { answer, giveUp: fail };
}

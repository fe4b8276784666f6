import { patienceMs } from '@gantry/base/calls';

/** The response header that names the policy of a page, and of which a kept page needs a new nonce each time. */
const policyHeader = 'content-security-policy';

/** What is kept of the page's answer. The page itself is in the worker, so nobody else of the origin can put another one in its place. */
const keptHeaders = [
  policyHeader,
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Stand in the built page for the nonce, which stands so in the kept policy too, and for the path below which the portal is reached. */
const noncePlaceholder = '__CSP_NONCE__';
const basePlaceholder = '__BASE_PATH__';

export const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** The result of work; null if it fails or exceeds the time that a person waits. A cache that the browser refuses may never answer. */
export const soon = <Value>(work: Promise<Value>): Promise<Value | null> =>
  Promise.race([work.catch(() => null), wait(patienceMs)]);

/** An event that keeps the worker alive until its work is done. */
export interface WorkEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** An event of the browser that asks for a page. */
interface PageEvent extends WorkEvent {
  readonly request: Request;
  /** The answer that the browser has asked for while the worker started; undefined if it did not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's global scope that is used here. */
export interface PageScope {
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageEvent) => void): void;
}

/** A nonce that no page had before, as the server gives one to each response. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** The page of this build with its base path filled in. */
const pageAt = (page: string, root: string) => page.replaceAll(basePlaceholder, new URL(root).pathname.slice(0, -1));

/** The headers of an answer that are kept, with its nonce replaced. */
function headersOf(response: Response, nonce: string, replacement: string): Headers {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value.replaceAll(nonce, replacement));
  }
  return headers;
}

/** What is kept of a page's answer: its headers, with a placeholder for its nonce. Null if the page is not that of this build, byte for byte. */
export async function pageToKeep(response: Response, page: string, root: string): Promise<Response | null> {
  const policy = response.headers.get(policyHeader) ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!response.ok || response.redirected || nonce === undefined) return null;
  const text = (await response.text()).replaceAll(nonce, noncePlaceholder);
  if (text.trim() !== pageAt(page, root).trim()) return null;
  return new Response(null, { headers: headersOf(response, nonce, noncePlaceholder) });
}

/** The page of this build as the answer to one navigation, with the kept headers and a nonce of its own. */
export function keptPage(kept: Response, page: string, root: string): Response {
  const nonce = newNonce();
  return new Response(pageAt(page, root).replaceAll(noncePlaceholder, nonce), {
    headers: headersOf(kept, noncePlaceholder, nonce),
  });
}

/**
 * Answers with the page of this build when the network has none. Each answer has a nonce of its own, and the policy that the portal's server
 * gave. While the server has the page of another build, nothing is kept.
 *
 * @param page the built page, with its placeholders
 */
export function keepPage(scope: PageScope, page: string, files: readonly string[], cacheName: string): void {
  const { scope: root } = scope.registration;
  // The worker of the next build keeps its own page before this one has ended.
  const key = new URL(`?headers-with=${files.find((file) => file.startsWith('assets/index-')) ?? ''}`, root).href;

  const keep = async (response: Response) => {
    const kept = await pageToKeep(response, page, root);
    if (kept !== null) await (await caches.open(cacheName)).put(key, kept);
  };
  const find = async () => {
    const kept = await caches.match(key, { cacheName });
    return kept === undefined ? null : keptPage(kept, page, root);
  };

  const answer = async (event: PageEvent): Promise<Response> => {
    const fromNetwork = async () => {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      const copy = response.clone();
      event.waitUntil(keep(copy).catch((error: unknown) => console.warn('The page was not kept.', error)));
      return response;
    };
    const asked = fromNetwork();
    return (await soon(asked)) ?? (await soon(find())) ?? asked;
  };

  scope.addEventListener('install', (event) => {
    const keepFirst = async () => keep(await fetch(root, { cache: 'no-store' }));
    // The next page that the network answers with is kept, too.
    event.waitUntil(keepFirst().catch((error: unknown) => console.warn('The page was not kept.', error)));
  });
  scope.addEventListener('activate', (event) => {
    const forgetOthers = async () => {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) if (url !== key) await cache.delete(url);
    };
    // The browser asks for a page while the worker starts. In Firefox, a request of that kind that fails ends the navigation with the browser's
    // own error page, whatever the worker answers.
    const preload = navigator.userAgent.includes('Firefox') ? 'disable' : 'enable';
    event.waitUntil(Promise.all([forgetOthers(), scope.registration.navigationPreload?.[preload]()]));
  });
  scope.addEventListener('fetch', (event) => {
    // The frame of a renewal has a page of its own.
    if (event.request.mode === 'navigate' && event.request.destination === 'document') event.respondWith(answer(event));
  });
}

import { patienceMs } from '@gantry/base/calls';

/** The response header that names the policy of a page, and of which a kept page needs a new nonce each time. */
const policyHeader = 'content-security-policy';

/** What the kept page is answered with. It has no date and no ETag: it belongs to no other response. */
const keptHeaders = [
  'content-type',
  policyHeader,
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Stands for the nonce in the kept page and in its policy. */
const noncePlaceholder = '__KEPT_NONCE__';

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

/** Whether a page is the portal's at this root, of this build. Another portal of the origin may have the same files at its own root. */
function isOfBuild(text: string, files: ReadonlySet<string>, root: string): boolean {
  const named = [...text.matchAll(/["'=]([^"'=\s]*)(assets\/[\w.-]+\.(?:js|css))/g)];
  const isOwn = ([, folder = '', file = '']: readonly string[]) =>
    files.has(file) && URL.canParse(folder, root) && new URL(folder, root).href === root;
  return named.length > 0 && named.every(isOwn);
}

/** Makes the page that is kept of a response: a placeholder replaces its nonce. Null if it is none of this build. */
export async function pageToKeep(
  response: Response,
  files: ReadonlySet<string>,
  root: string,
): Promise<Response | null> {
  const policy = response.headers.get(policyHeader) ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!response.ok || response.redirected || nonce === undefined) return null;
  const text = await response.text();
  if (!isOfBuild(text, files, root)) return null;
  const headers = new Headers();
  for (const name of keptHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value.replaceAll(nonce, noncePlaceholder));
  }
  return new Response(text.replaceAll(nonce, noncePlaceholder), { headers });
}

/** The kept page as the answer to one navigation, with a nonce of its own; null if it is none of this build. */
export async function keptPage(kept: Response, files: ReadonlySet<string>, root: string): Promise<Response | null> {
  const text = await kept.text();
  if (!isOfBuild(text, files, root)) return null;
  const nonce = newNonce();
  const headers = new Headers(kept.headers);
  headers.set(policyHeader, (headers.get(policyHeader) ?? '').replaceAll(noncePlaceholder, nonce));
  return new Response(text.replaceAll(noncePlaceholder, nonce), { headers });
}

/**
 * Keeps the page of this build, and answers with it when the network has none. Each answer has a nonce of its own, and the policy that
 * the portal's server gave. A page of another build is not kept: its files are not.
 */
export function keepPage(scope: PageScope, files: ReadonlySet<string>, cacheName: string): void {
  const { scope: root } = scope.registration;
  // The worker of the next build keeps its own page before this one has ended.
  const key = new URL(`?page-with=${[...files].find((file) => file.startsWith('assets/index-')) ?? ''}`, root).href;

  const keep = async (response: Response) => {
    const page = await pageToKeep(response, files, root);
    if (page !== null) await (await caches.open(cacheName)).put(key, page);
  };
  const find = async () => {
    const kept = await caches.match(key, { cacheName });
    return kept === undefined ? null : keptPage(kept, files, root);
  };

  const answer = async (event: PageEvent): Promise<Response> => {
    const fromNetwork = async () => {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      const copy = response.clone();
      event.waitUntil(keep(copy).catch((error: unknown) => console.warn('The page was not kept.', error)));
      return response;
    };
    const asked = fromNetwork();
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), patienceMs);
    });
    const first = await Promise.race([asked.catch(() => null), late]);
    return first ?? (await find()) ?? asked;
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

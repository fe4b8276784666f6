import { isFile } from './isFile.ts';
import type { PageScope } from './keepPage.ts';

/** The most files that are kept. Those that were used longest ago go first. */
const mostFiles = 300;
/** A file may have at most so many bytes, as far as its server says how many it has. */
const mostBytes = 5_000_000;

/**
 * Keeps the scripts of sub-applications, which are of nobody, and answers with them when the network has none. The files of a build at another
 * server may change under one name, so the network is asked each time.
 *
 * @param folders the addresses that the scripts of modules are below
 */
export function keepModules(
  scope: Pick<PageScope, 'addEventListener'>,
  folders: readonly string[],
  cacheName: string,
): void {
  const keep = async (request: Request, response: Response) => {
    const cache = await caches.open(cacheName);
    // What is put last stands last.
    await cache.delete(request, { ignoreVary: true });
    await cache.put(request, response);
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - mostFiles)))
      await cache.delete(old, { ignoreVary: true });
  };
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const isOfModule = folders.some((folder) => request.url.startsWith(folder));
    if (request.destination !== 'script' || request.mode !== 'cors' || !isOfModule) return;
    const answer = async (): Promise<Response> => {
      try {
        const response = await fetch(request);
        if (isFile(response, request.url) && Number(response.headers.get('content-length')) <= mostBytes) {
          const copy = response.clone();
          event.waitUntil(
            keep(request, copy).catch((error: unknown) => console.warn('A file of a module was not kept.', error)),
          );
        }
        return response;
      } catch (error) {
        const kept = await caches.match(request, { cacheName, ignoreVary: true });
        if (kept === undefined) throw error;
        return kept;
      }
    };
    event.respondWith(answer());
  });
}

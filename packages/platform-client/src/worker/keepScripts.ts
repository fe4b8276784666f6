import { isFile } from './isFile.ts';
import { soon, type PageScope } from './keepPage.ts';

/** The most files that are kept. Those that came longest ago go first. */
const mostFiles = 300;
/** A file may have at most so many bytes, as far as its server says how many it has. */
const mostBytes = 5_000_000;

/**
 * Keeps the scripts of modules and views, which are of nobody, and answers with them when the network has none. The files of a build at another
 * server may change under one name, so the network is asked each time.
 *
 * @param folders the addresses that the scripts are below
 */
export function keepScripts(
  scope: Pick<PageScope, 'addEventListener'>,
  folders: readonly string[],
  cacheName: string,
): void {
  let turn: Promise<unknown> = Promise.resolve();
  /** Serialises cache writes: replacing a file is a delete and a put, and no read sees it missing between them. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    // The caller receives the failure by `done`.
    turn = done.catch(() => undefined);
    return done;
  };
  const keep = async (request: Request, response: Response) => {
    // All of it arrives before its turn, which waits for no network, and before the last one goes.
    await response.clone().blob();
    await inTurn(async () => {
      const cache = await caches.open(cacheName);
      // What is put last stands last. WebKit would leave it where the last one stood.
      await cache.delete(request, { ignoreVary: true });
      await cache.put(request, response);
      const kept = await cache.keys();
      for (const old of kept.slice(0, Math.max(0, kept.length - mostFiles)))
        await cache.delete(old, { ignoreVary: true });
    });
  };
  const find = async (request: Request) =>
    (await soon(inTurn(() => caches.match(request, { cacheName, ignoreVary: true })))) ?? undefined;
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.destination !== 'script' || !folders.some((folder) => request.url.startsWith(folder))) return;

    const ask = async (asked: Request): Promise<Response> => {
      const response = await fetch(asked);
      if (isFile(response, request.url) && Number(response.headers.get('content-length')) <= mostBytes) {
        const copy = response.clone();
        event.waitUntil(
          keep(request, copy).catch((error: unknown) => console.warn('A file of a module was not kept.', error)),
        );
      }
      return response;
    };
    const ofModule = async () => {
      try {
        return await ask(request);
      } catch (error) {
        const kept = await find(request);
        if (kept === undefined) throw error;
        return kept;
      }
    };
    /**
     * The page asks for the scripts of a view without CORS. Such an answer does not distinguish a file from an error, which would be
     * kept in its place. A server that does not allow CORS is asked as the page asks, and nothing of it is kept.
     */
    const ofView = async () => {
      const kept = await find(request);
      // What the browser has of the time before the worker may be without CORS.
      const cache = kept === undefined ? 'no-cache' : 'default';
      try {
        const response = await ask(new Request(request, { mode: 'cors', credentials: 'same-origin', cache }));
        if (isFile(response, request.url)) return response;
      } catch {
        if (kept !== undefined) return kept;
      }
      return fetch(request);
    };
    event.respondWith(request.mode === 'cors' ? ofModule() : ofView());
  });
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScripts } from './keepScripts.ts';

const folder = 'https://monolith.example/Scripts/';
const address = `${folder}schedule.js`;
const file = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const errorPage = () => new Response('<h1>Down</h1>', { status: 502, headers: { 'content-type': 'text/html' } });

/** The server of the scripts, as the network and CORS let it be reached. */
const server = vi.fn<(request: Request) => Response>();
const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  const cache = {
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
    delete: async ({ url }: Request) => kept.delete(url),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async ({ url }: Request) => kept.get(url)?.clone(),
  });
  vi.stubGlobal('fetch', async (request: Request) => server(request));
});
afterEach(() => void vi.unstubAllGlobals());

/** Asks the worker for a script, as a page does. */
async function load(mode: RequestMode): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const work: Promise<unknown>[] = [];
  // The browser alone sets the destination.
  const request = Object.defineProperty(new Request(address, { mode }), 'destination', { value: 'script' });
  keepScripts(
    {
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type !== 'fetch') return;
        const event = { request, respondWith: resolve, waitUntil: (step: Promise<unknown>) => work.push(step) };
        listener(event as never); // What a listener reads of the browser's event.
      },
    },
    [folder],
    'scripts',
  );
  const response = await promise;
  await Promise.all(work);
  return response.text();
}

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test.each(['cors', 'no-cors'] as const)(
  'a script that was asked for by %s is there without a network',
  async (mode) => {
    server.mockImplementation(() => file('first'));
    expect(await load(mode)).toBe('first');
    server.mockImplementation(() => file('second'));
    expect(await load(mode)).toBe('second');
    server.mockImplementation(unreachable);
    expect(await load(mode)).toBe('second');
  },
);

test.each(['cors', 'no-cors'] as const)('an error by %s is not kept in the place of a script', async (mode) => {
  server.mockImplementation(() => file('first'));
  await load(mode);
  server.mockImplementation(errorPage);
  expect(await load(mode)).toBe('<h1>Down</h1>');
  server.mockImplementation(unreachable);
  expect(await load(mode)).toBe('first');
});

test('a view’s script of a server without CORS is given as the page asks for it, and is not kept', async () => {
  server.mockImplementation(({ mode }) => (mode === 'cors' ? unreachable() : file('opaque')));
  expect(await load('no-cors')).toBe('opaque');
  expect(kept.size).toBe(0);
});

test('a view’s script that the browser has without CORS is asked for anew, and kept', async () => {
  server.mockImplementation(({ cache }) => (cache === 'no-cache' ? file('with CORS') : unreachable()));
  expect(await load('no-cors')).toBe('with CORS');
  expect(kept.size).toBe(1);
});

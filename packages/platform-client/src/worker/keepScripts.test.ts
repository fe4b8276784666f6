import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScripts } from './keepScripts.ts';

const folder = 'https://monolith.example/Scripts/';
const address = `${folder}schedule.js`;
const file = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const errorPage = () => new Response('<h1>Down</h1>', { status: 502, headers: { 'content-type': 'text/html' } });

/** The server of the scripts, as the network and CORS let it be reached. */
const server = vi.fn<(request: Request) => Response>();
const kept = new Map<string, Response>();

/** What the test does between two steps of the cache. */
let onStep: (step: 'delete' | 'keys') => void;
let listener: (event: object) => void;

/** A step of the cache takes a while, and others go on meanwhile. */
const pause = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  kept.clear();
  onStep = () => undefined;
  const step = async (name: 'delete' | 'keys') => {
    onStep(name);
    // To list all takes longer.
    await pause(name === 'keys' ? 30 : 5);
  };
  const cache = {
    put: async ({ url }: Request, response: Response) => {
      const { headers } = response;
      kept.set(url, new Response(await response.blob(), { headers }));
    },
    delete: async ({ url }: Request) => {
      const isDeleted = kept.delete(url);
      if (isDeleted) await step('delete');
      return isDeleted;
    },
    keys: async () => {
      const requests = [...kept.keys()].map((url) => new Request(url));
      await step('keys');
      return requests;
    },
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async ({ url }: Request) => kept.get(url)?.clone(),
  });
  vi.stubGlobal('fetch', async (request: Request) => server(request));
  keepScripts(
    {
      addEventListener: (type: string, added: (event: never) => void) => {
        if (type === 'fetch') listener = added as typeof listener; // It is given what it reads of the browser's event.
      },
    },
    [folder],
    'scripts',
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** Asks the worker for a script, as a page does. Resolves with its text once all is done, or with its first answer. */
async function load(mode: RequestMode, url = address, waits = true): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const work: Promise<unknown>[] = [];
  // The browser alone sets the destination.
  const request = Object.defineProperty(new Request(url, { mode }), 'destination', { value: 'script' });
  listener({ request, respondWith: resolve, waitUntil: (step: Promise<unknown>) => work.push(step) });
  const response = await promise;
  const text = await response.text();
  if (waits) await Promise.all(work);
  return text;
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

test('a file that comes anew while the oldest are deleted is not deleted', async () => {
  server.mockImplementation(({ url }) => file(url));
  for (let index = 0; index < 300; index += 1) kept.set(`${folder}${index}.js`, file('old'));
  const { promise: again, resolve } = Promise.withResolvers<Promise<string>>();
  onStep = (step) => {
    if (step !== 'keys') return;
    onStep = () => undefined;
    resolve(load('cors', `${folder}0.js`));
  };
  await load('cors');
  await again;
  expect([...kept.keys()].slice(-2)).toEqual([address, `${folder}0.js`]);
  expect(kept.size).toBe(300);
});

test('a file is there while it is replaced', async () => {
  server.mockImplementation(() => file('first'));
  await load('cors');
  server.mockImplementationOnce(() => file('second')).mockImplementation(unreachable);
  const { promise: meanwhile, resolve } = Promise.withResolvers<Promise<string>>();
  onStep = () => {
    onStep = () => undefined;
    resolve(load('cors'));
  };
  await load('cors');
  expect(await meanwhile).toBe('second');
});

test('a file whose new version breaks off stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  server.mockImplementation(() => file('first'));
  await load('cors');
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  server.mockImplementation(() => new Response(broken, { headers: { 'content-type': 'text/javascript' } }));
  await expect(load('cors')).rejects.toThrow('network error');
  await expect.poll(() => warn).toHaveBeenCalled();
  server.mockImplementation(unreachable);
  expect(await load('cors')).toBe('first');
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('Denied.', 'SecurityError'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a cache that %s keeps no script of a view from the page', async (_, answer) => {
  vi.stubGlobal('caches', { open: answer, match: answer });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.mockImplementation(() => file('fresh'));
  const loaded = load('no-cors', address, false);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await loaded).toBe('fresh');
});

import type { Page } from '@playwright/test';

/** A request of a page, before it leaves the browser. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What a request gets instead of the server's answer. Without one it goes on. */
type Outcome =
  | { readonly status?: number; readonly body?: string; readonly contentType?: string }
  | { readonly json: unknown }
  | 'fails'
  | undefined;

/**
 * Decides on the requests of a page whose addresses fit a pattern, in which `*` stands for any text. A route of Playwright switches off the
 * browser's cache, and each load of the portal then costs four times as much. Returns what ends it.
 */
export async function intercept(
  page: Page,
  urlPattern: string,
  decide: (asked: Asked) => Outcome | Promise<Outcome> | Promise<void>,
): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const answer = async (requestId: string, outcome: Outcome | void) => {
    if (outcome === undefined) return devTools.send('Fetch.continueRequest', { requestId });
    if (outcome === 'fails')
      return devTools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    const {
      status = 200,
      body = '',
      contentType = 'text/plain',
    } = 'json' in outcome ? { body: JSON.stringify(outcome.json), contentType: 'application/json' } : outcome;
    return devTools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      body: Buffer.from(body).toString('base64'),
      responseHeaders: [
        { name: 'content-type', value: contentType },
        { name: 'access-control-allow-origin', value: '*' },
      ],
    });
  };
  devTools.on('Fetch.requestPaused', ({ requestId, request: { method, url, headers, postData } }) => {
    const asked = { method, url, headers, body: postData };
    // The server answers whether a call may be made. A page that has left waits for no answer.
    void Promise.resolve(method === 'OPTIONS' ? undefined : decide(asked)).then((outcome) =>
      answer(requestId, outcome).catch(() => undefined),
    );
  });
  await devTools.send('Network.enable');
  // What the page has in its memory is not asked for. This empties it; what the browser has on disk stays.
  for (const cacheDisabled of [true, false]) await devTools.send('Network.setCacheDisabled', { cacheDisabled });
  await devTools.send('Network.disable');
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return () => devTools.detach();
}

/** Holds the requests of a page that fit a pattern, until the returned function is called. */
export async function hold(page: Page, urlPattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, urlPattern, () => promise);
  return resolve;
}

/** What the server answers to a request, as JSON. */
export const answerTo = async ({ url, method, headers, body }: Asked) =>
  (await fetch(url, { method, headers, ...(body !== undefined && { body }) })).json();

/** Changes the configuration that a page reads. Returns what ends that. */
export async function configure(page: Page, portal: string, keys: object, flags: object = {}) {
  const right = await (await fetch(`${portal}/config.json`)).json();
  const json = { ...right, flags: { ...right.flags, ...flags }, ...keys };
  return intercept(page, '*/config.json', () => ({ json }));
}

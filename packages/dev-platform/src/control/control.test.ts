import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { portalOrigin } from '../testing/testPlatform.ts';

const { platformOrigin, control } = platformOfAvery();

describe('a bad body', () => {
  it.each<[path: string, body: unknown, sentence: string]>([
    ['/notifications', 'not json', 'The body is not JSON.'],
    ['/notifications', '"text"', 'The body must be a JSON object.'],
    ['/notifications', { user: 'avery' }, 'The body needs notification.'],
    ['/notifications', { user: 'bob', notification: {} }, 'user must be one of avery, noor,'],
    ['/notifications', { user: 'avery', notification: 7 }, 'notification must be an object, not 7.'],
    ['/notifications', { user: 'avery', notification: { id: 7 } }, 'notification.id must be a text, not 7.'],
    [
      '/notifications',
      { user: 'avery', notification: { lastModifiedDate: 'soon' } },
      'notification.lastModifiedDate must be a date, not "soon".',
    ],
    ['/notifications', { user: 'avery', notification: {}, deliver: 'late' }, 'deliver must be both, store or hub,'],
    ['/notifications', { user: 'avery', notification: {}, extra: 1 }, 'The body has an unknown key: extra.'],
    ['/lists', { user: 'avery', notifications: {} }, 'notifications must be a list'],
    ['/lists', { user: 'avery', notifications: [] }, 'notifications must not be empty'],
    ['/jobs', { user: 'avery', kind: 'copy', title: 'T' }, 'kind must be export or import, not "copy".'],
    ['/jobs', { user: 'avery', kind: 'export', title: '' }, 'title must not be empty.'],
    ['/hub', { action: 'explode' }, 'action must be drop, silence, refuse or restore'],
    ['/faults', { service: 'mail', status: 500 }, 'service must be one of application, userAccess,'],
    ['/faults', { service: 'hub' }, 'The body needs one of status, delayMs, body, contentType, headers and bytes.'],
    ['/faults', { service: 'hub', status: 99 }, 'status must be 0 or from 200 to 599, not 99.'],
    ['/faults', { service: 'hub', headers: { a: 1 } }, 'headers.a must be a text, not 1.'],
    ['/tokens', { lifetimeSeconds: 0 }, 'lifetimeSeconds must be a whole number of at least 1, not 0.'],
  ])('for %s of %j is refused with a sentence', async (path, body, sentence) => {
    const answer = await control('POST', path, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain(sentence);
  });

  it('a bad `after` of the request log is refused too', async () => {
    expect((await control('GET', '/requests?after=x')).status).toBe(400);
  });
});

it('answers 404 with a sentence to an unknown address', async () => {
  const answer = await control('POST', '/explode');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'The control surface has no POST /control/explode.' });
});

it('lets no origin read its answers', async () => {
  const answer = await fetch(`${platformOrigin()}/control/requests`, { headers: { origin: 'http://localhost:4000' } });
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

describe('a request that a page of another origin may have sent', () => {
  /** The status and the text of an answer to a request with these headers. */
  const answerTo = (headers: Readonly<Record<string, string>>) =>
    new Promise<readonly [status: number | undefined, text: string]>((resolve, reject) => {
      request(`${platformOrigin()}/control/reset`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve([response.statusCode, text]));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    [{ origin: 'https://evil.example' }, 'The control surface takes no requests from a page of https://evil.example.'],
    [{ origin: portalOrigin }, `The control surface takes no requests from a page of ${portalOrigin}.`],
    [{ origin: 'null' }, 'The control surface takes no requests from a page of null.'],
    [{ host: 'evil.example' }, 'The control surface is not at evil.example.'],
    [{ host: 'localhost.evil.example:4001' }, 'The control surface is not at localhost.evil.example:4001.'],
  ])('is refused: %j', async (headers, sentence) => {
    const [status, text] = await answerTo(headers);
    expect(status).toBe(403);
    expect(text).toContain(sentence);
  });

  it.each([{}, { host: 'localhost' }, { host: '127.0.0.1:4001' }, { host: '[::1]:4001' }])(
    'other requests are accepted: %j',
    async (headers) => {
      expect((await answerTo(headers))[0]).toBe(204);
    },
  );

  it('a request from a page of the platform is accepted', async () => {
    expect((await answerTo({ origin: platformOrigin() }))[0]).toBe(204);
  });
});

import { expect, test, vi } from 'vitest';
import { receivePush, type PushScope } from './receivePush.ts';

const root = 'https://example.com/gantry';
const message = (title: string) => ({ fcmMessageId: 'm1', data: { title, link: '/gantry/apps' } });
const shownAs = (title: string) => ({
  title,
  tag: 'm1',
  data: { gantry: expect.objectContaining({ link: `${root}/apps` }) },
});
const notJson = () => {
  throw new SyntaxError('Unexpected token');
};

/** What the worker shows for a push, while one tab is open. */
async function shownFor(
  json: (() => unknown) | null,
  { url, visibilityState }: { url: string; visibilityState: DocumentVisibilityState },
) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(() => Promise.resolve());
  const work: Promise<unknown>[] = [];
  const tab = { url, visibilityState, postMessage: () => undefined, focus: () => Promise.resolve() };
  receivePush({
    registration: { scope: `${root}/`, showNotification },
    clients: { matchAll: () => Promise.resolve([tab]), openWindow: () => Promise.resolve() },
    addEventListener: (type: string, listener: (event: never) => void) => {
      const event = { data: json && { json }, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
      // The worker listens to each of its events by the right listener.
      if (type === 'push') listener(event as never);
    },
  } satisfies PushScope);
  await Promise.all(work);
  const [[title, options] = []] = showNotification.mock.calls;
  return { title, ...options };
}

const seen = { url: `${root}/apps`, visibilityState: 'visible' } as const;
test.each([
  ['behind another tab', message('Late'), { ...seen, visibilityState: 'hidden' } as const, shownAs('Late')],
  ['beside another portal', message('Late'), { ...seen, url: 'https://example.com/other/' }, shownAs('Late')],
  ['in front of a tab', message('Late'), seen, { ...shownAs('Late'), silent: true }],
  ['that calls', message('Incoming video call'), seen, shownAs('Incoming video call')],
  ['without a title', { data: { body: 'Words' } }, seen, { title: 'Gantry', body: 'Words', silent: true }],
])('a message %s is shown', async (_, payload, tab, expected) => {
  const shown = await shownFor(() => payload, tab);
  expect(shown).toMatchObject(expected);
  expect('silent' in shown).toBe('silent' in expected);
});

test.each([
  ['no data', null],
  ['data that is no JSON', notJson],
])('a message with %s is shown under the name of the portal', async (_, json) => {
  expect(await shownFor(json, seen)).toMatchObject({ title: 'Gantry', body: '', data: { gantry: { link: null } } });
});

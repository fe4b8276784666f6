import { models } from 'powerbi-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportServiceOf } from './reportService.ts';

interface LoadRequest {
  readonly url: string;
  readonly headers: { readonly uid: string };
  readonly body: { readonly accessToken: string };
}

let parent: HTMLElement;
let element: HTMLElement;
beforeEach(() => {
  parent = document.body.appendChild(document.createElement('div'));
  element = document.createElement('div');
  parent.append('before', element, 'after');
});
afterEach(() => parent.remove());

// What the page in the frame is does not matter, only that its window can be listened to.
const address = `${new URL('../hosting/fixtures/first.js', import.meta.url).href}?groupId=NWX`;
const configuration = (accessToken: string) => ({
  type: 'report',
  id: '3',
  embedUrl: address,
  accessToken,
  tokenType: models.TokenType.Embed,
  settings: { localeSettings: { language: 'ar' } },
});

/** Every address the frame comes to, and what it is told there. */
function follow(iframe: HTMLIFrameElement) {
  const addresses: string[] = [];
  const told: LoadRequest[] = [];
  iframe.addEventListener('load', () => {
    addresses.push(iframe.contentWindow?.location.href ?? 'another origin');
    iframe.contentWindow?.addEventListener('message', ({ data }: MessageEvent<LoadRequest>) => told.push(data));
  });
  return { addresses, told };
}

test('a report of the configured origin: its frame goes to the real address alone, and is told there, once, what to load', async () => {
  const service = reportServiceOf(location.origin);
  const embedded = service.embed(element, configuration('token-1'));
  const { addresses, told } = follow(embedded.iframe);
  expect([...parent.childNodes].map((node) => node.textContent)).toEqual(['before', '', 'after']);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ url: '/report/load', body: { accessToken: 'token-1' } });
  const uid = told[0]?.headers.uid ?? '';
  expect(addresses).toEqual([`${address}&language=ar&uid=${uid}`]);

  // powerbi-client tells nothing within 100 ms of the last.
  const before = performance.now();
  await expect.poll(() => performance.now() - before).toBeGreaterThan(100);
  expect(service.embed(element, configuration('token-2'))).toBe(embedded);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toMatchObject({ url: '/report/load', body: { accessToken: 'token-2' } });
  expect(addresses).toHaveLength(1);
});

test('nothing of another origin is embedded', () => {
  const service = reportServiceOf(location.origin);
  expect(() => service.embed(element, { ...configuration('token'), embedUrl: 'https://elsewhere.example/' })).toThrow(
    /Invalid embed URL/,
  );
  expect(element.isConnected).toBe(true);
});

import { models } from 'powerbi-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

// Any page of this origin will do, as only its messages are observed.
const address = `${new URL('../../../../module-host/src/fixtures/first.js', import.meta.url).href}?groupId=NWX`;
const configuration = (accessToken: string) => ({
  type: 'report',
  id: '3',
  embedUrl: address,
  accessToken,
  tokenType: models.TokenType.Embed,
  settings: { localeSettings: { language: 'ar' } },
});

/** Each address that the frame loads and the messages it receives there. */
function follow(iframe: HTMLIFrameElement) {
  const addresses: string[] = [];
  const told: LoadRequest[] = [];
  iframe.addEventListener('load', () => {
    addresses.push(iframe.contentWindow?.location.href ?? 'another origin');
    iframe.contentWindow?.addEventListener('message', ({ data }: MessageEvent<LoadRequest>) => told.push(data));
  });
  return { addresses, told };
}

test('the frame of a report of the configured origin loads only the real address and receives one load message there', async () => {
  const service = reportServiceOf(location.origin);
  const embedded = service.embed(element, configuration('token-1'));
  const { addresses, told } = follow(embedded.iframe);
  expect([...parent.childNodes].map((node) => node.textContent)).toEqual(['before', '', 'after']);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ url: '/report/load', body: { accessToken: 'token-1' } });
  const uid = told[0]?.headers.uid ?? '';
  expect(addresses).toEqual([`${address}&language=ar&uid=${uid}`]);

  // powerbi-client sends no second message within 100 ms.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 });
  onTestFinished(() => void vi.useRealTimers());
  expect(service.embed(element, configuration('token-2'))).toBe(embedded);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toMatchObject({ url: '/report/load', body: { accessToken: 'token-2' } });
  expect(addresses).toHaveLength(1);
});

test('a report of another origin is not embedded', () => {
  const service = reportServiceOf(location.origin);
  expect(() => service.embed(element, { ...configuration('token'), embedUrl: 'https://elsewhere.example/' })).toThrow(
    /Invalid embed URL/,
  );
  expect(element.isConnected).toBe(true);
});

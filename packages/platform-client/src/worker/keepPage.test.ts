import { expect, test } from 'vitest';
import { keptPage, pageToKeep } from './keepPage.ts';

const root = 'https://portal.example/';
const files = new Set(['assets/index-a1.js', 'assets/home-b2.css']);
const html =
  '<meta nonce="n1" content="n1"><script nonce="n1" src="/assets/index-a1.js"></script><link href="/assets/home-b2.css">';
const page = (text = html, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'self' 'nonce-n1'; style-src 'nonce-n1'",
      vary: '*',
      etag: '"1"',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

test('each answer with the kept page has a nonce of its own, which its policy names', async () => {
  const kept = (await pageToKeep(page(), files, root)) ?? expect.fail();
  const nonces = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const answer = (await keptPage(kept.clone(), files, root)) ?? expect.fail();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? expect.fail();
    expect(policy).toBe(`default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    expect(await answer.text()).toBe(html.replaceAll('n1', nonce));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain('n1');
});

test('the kept page has the headers that protect it, and none that ties it to another response', async () => {
  const kept = (await pageToKeep(page(), files, root)) ?? expect.fail();
  expect([...kept.headers.keys()]).toEqual(['content-security-policy', 'content-type', 'x-content-type-options']);
});

test.each([
  ['names a file of another build', page(html.replace('index-a1', 'index-c3'))],
  ['is a neighbour’s with a file of the same name', page(html.replaceAll('/assets/', '/neighbour/assets/'))],
  ['names a neighbour’s file too', page(`${html}<script src="/neighbour/assets/index-a1.js"></script>`)],
  ['names no file', page('<p nonce="n1">Sign in to the network</p>')],
  ['has no policy with a nonce', page(html, { 'content-security-policy': "default-src 'none'" })],
  ['is an error', page(html, {}, 503)],
])('a page is not kept if it %s', async (_, response) => {
  expect(await pageToKeep(response, files, root)).toBeNull();
});

test('a kept page of another build is no answer', async () => {
  const kept = (await pageToKeep(page(), files, root)) ?? expect.fail();
  expect(await keptPage(kept, new Set(['assets/index-c3.js']), root)).toBeNull();
});

test('a page that a neighbour of the origin has put in the place of the kept one is no answer', async () => {
  const forged = (text: string) => keptPage(page(text), files, root);
  expect(await forged('<script nonce="__KEPT_NONCE__">steal()</script>')).toBeNull();
  expect(await forged(html.replaceAll('/assets/', 'https://evil.example/assets/'))).toBeNull();
  expect(await forged(html)).not.toBeNull();
});

test('a portal below the root of its origin keeps its own page', async () => {
  const below = 'https://portal.example/portal/';
  const response = page(html.replaceAll('/assets/', '/portal/assets/'));
  expect(await pageToKeep(response.clone(), files, root)).toBeNull();
  expect(await pageToKeep(response, files, below)).not.toBeNull();
});

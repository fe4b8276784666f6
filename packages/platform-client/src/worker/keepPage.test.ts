import { expect, test } from 'vitest';
import { keptPage, pageToKeep } from './keepPage.ts';

const root = 'https://portal.example/';
const built =
  '<meta nonce="__CSP_NONCE__" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="__BASE_PATH__/assets/index-a1.js"></script>\n';
const pageWith = (nonce: string, base = '') =>
  built.replaceAll('__CSP_NONCE__', nonce).replaceAll('__BASE_PATH__', base);
const html = pageWith('n1');
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
  const kept = (await pageToKeep(page(), built, root)) ?? expect.fail();
  const nonces = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const answer = keptPage(kept, built, root);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? expect.fail();
    expect(policy).toBe(`default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    expect(await answer.text()).toBe(pageWith(nonce));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain('n1');
});

test('the kept page has the headers that protect it, and none that ties it to another response', async () => {
  const kept = (await pageToKeep(page(), built, root)) ?? expect.fail();
  expect([...kept.headers.keys()]).toEqual(['content-security-policy', 'content-type', 'x-content-type-options']);
});

test.each([
  ['is that of another build', page(html.replace('index-a1', 'index-c3'))],
  ['is a neighbour’s with a file of the same name', page(pageWith('n1', '/neighbour'))],
  ['has one script more', page(`${html}<script nonce="n1">steal()</script>`)],
  ['is a proxy’s', page('<p nonce="n1">Sign in to the network</p>')],
  ['has no policy with a nonce', page(html, { 'content-security-policy': "default-src 'none'" })],
  ['is an error', page(html, {}, 503)],
])('a page is not kept if it %s', async (_, response) => {
  expect(await pageToKeep(response, built, root)).toBeNull();
});

test('what a neighbour of the origin has put in the place of the kept page never runs', async () => {
  const forged = page(`${html}<script nonce="__CSP_NONCE__">steal()</script>`, {
    'content-type': 'text/plain',
    refresh: '0; url=https://evil.example',
  });
  const answer = keptPage(forged, built, root);
  expect(await answer.text()).not.toContain('steal');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.has('refresh')).toBe(false);
});

test('a portal below the root of its origin keeps its own page', async () => {
  const below = 'https://portal.example/portal/';
  const response = page(pageWith('n1', '/portal'));
  expect(await pageToKeep(response.clone(), built, root)).toBeNull();
  expect(await pageToKeep(response, built, below)).not.toBeNull();
});

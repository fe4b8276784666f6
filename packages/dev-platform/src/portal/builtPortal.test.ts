import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalConfiguration } from '../portalConfiguration.ts';
import { createBuiltPortal } from './builtPortal.ts';
import type { PortalServer } from './PortalServer.ts';

const importMap = '{"imports":{"react":"/assets/react-1.js"}}';
const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__"><script type="importmap" nonce="__CSP_NONCE__">${importMap}</script><script type="module" src="/assets/index-1.js"></script>`;
const script = `console.log(${JSON.stringify('x'.repeat(4000))});`;

let directory: string;
let server: PortalServer;
let origin: string;
const valid = JSON.stringify(
  portalConfiguration({ portalOrigin: 'https://portal.example', platformOrigin: 'https://platform.example' }),
);
let configuration = valid;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gantry-portal-'));
  const root = join(directory, 'portal');
  await mkdir(join(root, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(directory, 'secret.txt'), 'secret'),
    writeFile(join(root, 'index.html'), page),
    writeFile(join(root, 'favicon.svg'), '<svg/>'),
    writeFile(join(root, 'version.json'), '{"build":"1"}'),
    writeFile(join(root, 'silentrenew.html'), '<!doctype html><script src="/silentrenew.js"></script>'),
    writeFile(join(root, 'service-worker.js'), 'worker'),
    writeFile(join(root, 'assets', 'index-1.js'), script),
    writeFile(join(root, 'assets', 'index-1.js.br'), brotliCompressSync(script)),
    writeFile(join(root, 'assets', 'index-1.js.gz'), gzipSync(script)),
    writeFile(join(root, 'assets', 'font-1.woff2'), 'font'),
  ]);
  server = createBuiltPortal({ configuration: () => configuration, distDirectory: root });
  origin = await server.listen(0);
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a path unchanged, because `fetch` would normalise it. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(origin, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  test.each(['/', '/apps', '/apps/vendorManagement/purchaseOrders/PO.7', '/signin-oidc?code=1', '/index.html'])(
    'answers %s',
    async (path) => {
      const { status, headers, body } = await ask(path, navigation);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: '*',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(body.toString()).toContain(importMap);
    },
  );

  test.each([{ 'if-none-match': '*' }, { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }])(
    'is never answered with 304, which would join it with the policy of another response: %j',
    async (condition) => {
      const { status, headers, body } = await ask('/', { ...navigation, ...condition });
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('last-modified');
      expect(body.toString()).toContain(importMap);
    },
  );

  test('has its own nonce, which the policy, the styles and the import map share', async () => {
    const [first, second] = await Promise.all([ask('/', navigation), ask('/', navigation)]);
    const nonces = [first, second].map(({ headers, body }) => {
      const [, nonce = ''] = /nonce="([^"]+)" content="\1"/.exec(body.toString()) ?? [];
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(body.toString()).toContain(`<script type="importmap" nonce="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    expect(first.body.toString()).not.toContain('__CSP_NONCE__');
  });

  test('is compressed if the request accepts that', async () => {
    const { headers, body } = await ask('/', { ...navigation, 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain(importMap);
  });

  test('is served without a readable configuration, and reports that itself', async () => {
    configuration = '{';
    const { status, headers } = await ask('/', navigation);
    configuration = valid;
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

test('the configuration is read for each request and never stored', async () => {
  configuration = '{"one":1}';
  expect((await ask('/config.json')).body.toString()).toBe('{"one":1}');
  configuration = valid;
  const { headers, body } = await ask('/config.json');
  expect(body.toString()).toBe(configuration);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
});

test.each([
  [valid, 200, 'ok\n'],
  ['{', 503, 'The configuration is missing.\n'],
])('/healthz says whether the portal can start', async (text, status, body) => {
  configuration = text;
  const answer = await ask('/healthz');
  configuration = valid;
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

test('the version of the build is never stored', async () => {
  const { status, headers } = await ask('/version.json');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
});

describe('files', () => {
  test('hashed assets are immutable and have the best encoding', async () => {
    const { headers, body } = await ask('/assets/index-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await ask('/assets/index-1.js')).body.toString()).toBe(script);
  });

  test('a compressed format is sent as it is', async () => {
    const { headers } = await ask('/assets/font-1.woff2', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-type']).toBe('font/woff2');
  });

  test('the service worker keeps its policy if it is unchanged', async () => {
    const { headers } = await ask('/service-worker.js');
    const again = await ask('/service-worker.js', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']]);
  });

  test('other files are revalidated, with 304 while they are unchanged', async () => {
    const { headers } = await ask('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/favicon.svg', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test.each([
    ['/assets/gone-1.js', navigation],
    ['/assets/gone-1.js', {}],
    ['/gone.js', { accept: '*/*' }],
    ['/gone', { accept: 'image/png' }],
  ])('a missing one is 404, never the page: %s %j', async (path, headers) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%00',
    '/%E0%A4%A',
  ])('nothing outside the build is served: %s', async (path) => {
    expect((await ask(path, { accept: '*/*' })).body.toString()).not.toContain('secret');
  });
});

test('the page of the silent renewal does not contain the application, and only the portal may frame it', async () => {
  const { status, headers, body } = await ask('/silentrenew?code=1&state=2', navigation);
  expect(status).toBe(200);
  expect(body.toString()).not.toContain('importmap');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('other methods are refused', async () => {
  const { status, headers } = await ask('/', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('HEAD has no body', async () => {
  const { status, body } = await ask('/assets/index-1.js', {}, 'HEAD');
  expect(status).toBe(200);
  expect(body).toHaveLength(0);
});

describe('every response carries a policy', () => {
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  test.each([
    ['/assets/index-1.js', nothing],
    ['/favicon.svg', nothing],
    ['/config.json', nothing],
    ['/assets/gone-1.js', nothing],
    ['/service-worker.js', "default-src 'none'; script-src 'self'; connect-src 'self'"],
    ['/silentrenew', "frame-ancestors 'self'"],
    ['/silentrenew.html', "frame-ancestors 'self'"],
  ])('%s', async (path, policy) => {
    expect((await ask(path)).headers['content-security-policy']).toContain(policy);
  });

  test.each([
    '//',
    '//index.html',
    '/%2findex.html',
    '/%2Findex.html',
    '/%5cindex.html',
    '/index%2ehtml',
    '/./index.html',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/index.html/',
    '/index.html?x',
    '/index.html#x',
  ])('%s never serves the page without its policy', async (path) => {
    const { status, headers, body } = await ask(path, navigation);
    expect(status).toBeLessThan(500);
    const isPage = body.toString().includes('importmap');
    expect(headers['content-security-policy']).toContain(isPage ? 'require-trusted-types-for' : "default-src 'none'");
    expect(body.toString()).not.toContain('__CSP_NONCE__');
  });

  test.each([{ host: 'not a host' }, { host: 'a/b' }])('a request that is refused: %j', async (headers) => {
    const answer = await ask('/', headers);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-security-policy']).toBe(nothing);
  });
});

test('a request over https gets Strict-Transport-Security', async () => {
  const { headers } = await ask('/', { ...navigation, 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect((await ask('/', navigation)).headers).not.toHaveProperty('strict-transport-security');
});

test('the page names the address for reports', async () => {
  const { headers } = await ask('/', navigation);
  expect(headers['reporting-endpoints']).toBe('gantry="https://platform.example/policy-reports"');
  expect(headers['content-security-policy']).toMatch(
    /; report-uri https:\/\/platform\.example\/policy-reports; report-to gantry$/,
  );
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])('Accept-Encoding %s: %s', async (accepted, encoding) => {
  const { headers } = await ask('/assets/index-1.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleConfiguration } from '../src/config/exampleConfiguration.testing.tsx';
import type { PortalServer } from './PortalServer.ts';
import { createPortalServer } from './productionServer.ts';
import { acceptedEncoding } from './StaticFiles.ts';

const importMap = '{"imports":{"react":"/assets/react-1.js"}}';
const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__"><script type="importmap">${importMap}</script><script type="module" src="/assets/index-1.js"></script>`;
const script = `console.log(${JSON.stringify('x'.repeat(4000))});`;

let directory: string;
let server: PortalServer;
let origin: string;
let configuration = JSON.stringify(exampleConfiguration);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gantry-portal-'));
  const root = join(directory, 'portal');
  await mkdir(join(root, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(directory, 'secret.txt'), 'secret'),
    writeFile(join(root, 'index.html'), page),
    writeFile(join(root, 'favicon.svg'), '<svg/>'),
    writeFile(join(root, 'silentrenew.html'), '<!doctype html><script src="/silentrenew.js"></script>'),
    writeFile(join(root, 'assets', 'index-1.js'), script),
    writeFile(join(root, 'assets', 'font-1.woff2'), 'font'),
  ]);
  server = createPortalServer({ configuration: () => configuration, distDirectory: root });
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

/** Asks for a path as it stands: `fetch` would tidy it up. */
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
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(body.toString()).toContain(importMap);
    },
  );

  test('carries a nonce of its own each time, and the policy names it and the hash of the import map', async () => {
    const [first, second] = await Promise.all([ask('/', navigation), ask('/', navigation)]);
    const nonces = [first, second].map(({ headers, body }) => {
      const [, nonce = ''] = /nonce="([^"]+)" content="\1"/.exec(body.toString()) ?? [];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`,
    );
    expect(first.body.toString()).not.toContain('__CSP_NONCE__');
  });

  test('is compressed where that is accepted', async () => {
    const { headers, body } = await ask('/', { ...navigation, 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain(importMap);
  });

  test('is served all the same when the configuration cannot be read, and says so itself', async () => {
    configuration = '{';
    const { status, headers } = await ask('/', navigation);
    configuration = JSON.stringify(exampleConfiguration);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

test('the configuration is asked anew each time and never stored', async () => {
  configuration = '{"one":1}';
  expect((await ask('/config.json')).body.toString()).toBe('{"one":1}');
  configuration = JSON.stringify(exampleConfiguration);
  const { headers, body } = await ask('/config.json');
  expect(body.toString()).toBe(configuration);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
});

describe('files', () => {
  test('hashed assets are kept for ever, in the best encoding', async () => {
    const { headers, body } = await ask('/assets/index-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await ask('/assets/index-1.js')).body.toString()).toBe(script);
  });

  test('what is compressed already is sent as it is', async () => {
    const { headers } = await ask('/assets/font-1.woff2', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-type']).toBe('font/woff2');
  });

  test('others are asked anew, and answered with 304 while they are the same', async () => {
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

test('the silent renewal has a page without the application, which only the portal may frame', async () => {
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

test('a port in use is one clear sentence', async () => {
  const port = Number(new URL(origin).port);
  const other = createPortalServer({ configuration: () => '', distDirectory: directory });
  await expect(other.listen(port)).rejects.toThrow(`Port ${port} is in use`);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s: %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

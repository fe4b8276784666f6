import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@gantry/portal-shell/server';
import { expect } from 'vitest';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks for a path exactly as it is written. */
function get(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const noPolicyBut = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

/** Expects that a web server does what docs/deployment/README.md lists. `build` is the folder of the built portal. */
export async function expectPortal(origin: string, build: string, basePath = ''): Promise<void> {
  const ask = (path: string, headers?: Readonly<Record<string, string>>) => get(origin, basePath + path, headers);
  expect(await ask('/healthz')).toMatchObject({ status: 200 });

  const nonces = new Set<string>();
  for (const path of ['/', '/apps/workOrder?workOrderId=1', '/index.html', '/%69ndex.html', '/apps/..%2findex.html']) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-cache']);
    expect(headers['vary']).toMatch(/(^|, )\*(,|$)/);
    expect(headers).toMatchObject(securityHeaders);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body.toString()).toContain(`nonce="${nonce}"`);
    expect(body.toString()).not.toMatch(/__[A-Z]+_[A-Z]+__/);
    expect(body.toString()).toContain(`src="${basePath}/assets/`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
  // A 304 would join a stored page with the policy of another response.
  for (const condition of [{ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, { 'if-none-match': '"any"' }]) {
    const { status, headers } = await ask('/', condition);
    expect([status, headers['etag'], headers['last-modified']]).toEqual([200, undefined, undefined]);
  }

  const script =
    readdirSync(join(build, 'assets'))
      .find((name) => name.endsWith('.js.br'))
      ?.replace('.br', '') ?? '';
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers, body } = await ask(`/assets/${script}`, { 'accept-encoding': encoding });
    const extension = { br: '.br', gzip: '.gz', identity: '' }[encoding] ?? '';
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(body.equals(readFileSync(join(build, 'assets', `${script}${extension}`)))).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // A cache in between keeps one copy for each encoding.
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(/javascript; ?charset=utf-8/i);
    expect(headers).toMatchObject(securityHeaders);
    expect(headers['content-security-policy']).toMatch(noPolicyBut);
  }

  for (const path of ['/assets/missing-1234.js', '/missing.js', '/.hidden', '/assets/.hidden']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    expect(headers['content-security-policy']).toMatch(noPolicyBut);
    expect(headers).toMatchObject(securityHeaders);
  }

  const configuration = await ask('/config.json');
  expect([configuration.status, configuration.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(configuration.headers['date']).toBeDefined();
  expect(JSON.parse(configuration.body.toString())).toMatchObject({ product: 'gantry' });
  const version = await ask('/version.json');
  expect(version.headers['cache-control']).toBe('no-store');
  expect(version.body.equals(readFileSync(join(build, 'version.json')))).toBe(true);

  for (const path of ['/silentrenew', '/silentrenew.html']) {
    const { status, headers } = await ask(path);
    expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining("script-src 'self'")]);
    expect(headers['cache-control']).toBe('no-store');
  }
  const worker = await ask('/service-worker.js');
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
}

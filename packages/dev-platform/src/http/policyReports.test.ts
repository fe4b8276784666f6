import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { portalOrigin } from '../testing/testPlatform.ts';

const { platformOrigin, control } = platformOfAvery();

let printed: ReturnType<typeof silence>;
const silence = () => vi.spyOn(console, 'warn').mockReturnValue();
beforeEach(() => {
  printed = silence();
});
afterEach(() => printed.mockRestore());

const send = (body: unknown, contentType: string) =>
  fetch(`${platformOrigin()}/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': contentType, origin: portalOrigin },
    body: JSON.stringify(body),
  });
const kept = async () => (await control('GET', '/policy-reports')).json();

describe("a report of the portal's policy is printed and kept", () => {
  it('from report-uri, without queries', async () => {
    const report = {
      'document-uri': 'http://localhost:4000/signin-oidc?code=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?y#z',
      'script-sample': '',
    };
    expect((await send({ 'csp-report': report }, 'application/csp-report')).status).toBe(204);
    expect(await kept()).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'http://localhost:4000/signin-oidc',
        sample: '',
      },
    ]);
    expect(printed).toHaveBeenCalledWith(
      "The portal's policy refused https://evil.example/x.js by script-src-elem on http://localhost:4000/signin-oidc",
    );
  });

  it('from report-to, without its reports of other kinds', async () => {
    const body = {
      documentURL: 'http://localhost:4000/',
      blockedURL: 'trusted-types-sink',
      effectiveDirective: 'require-trusted-types-for',
      sample: 'Element innerHTML|<img>',
      statusCode: 200,
    };
    const answer = await send(
      [
        { type: 'csp-violation', age: 1, url: 'http://localhost:4000/', body },
        { type: 'deprecation', age: 1, url: 'http://localhost:4000/', body: { id: 'x' } },
      ],
      'application/reports+json',
    );
    expect(answer.status).toBe(204);
    expect(await kept()).toMatchObject([{ blocked: 'trusted-types-sink', sample: 'Element innerHTML|<img>' }]);
  });
});

it('a browser may send reports from the portal', async () => {
  const answer = await fetch(`${platformOrigin()}/policy-reports`, {
    method: 'OPTIONS',
    headers: { origin: portalOrigin, 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': portalOrigin,
    'access-control-allow-headers': 'content-type',
  });
});

it.each([
  ['no JSON', '{'],
  ['another shape', { report: 1 }],
])('%s is refused and not kept', async (_, body) => {
  expect((await send(body, 'application/csp-report')).status).toBe(400);
  expect(await kept()).toEqual([]);
});

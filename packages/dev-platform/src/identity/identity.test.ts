import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { accounts } from '../state/index.ts';
import {
  authorization,
  controlOf,
  createVisitor,
  follow,
  portalOrigin,
  redeem,
  signIn,
  startTestPlatform,
} from '../testing/testPlatform.ts';
import type { Visitor } from '../testing/testPlatform.ts';

let platform: Platform;
let issuer: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  issuer = `${platform.origin}/identity`;
});
afterAll(() => platform.close());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
const callService = (token: string) =>
  fetch(`${platform.origin}/application/whoami`, { headers: { authorization: `Bearer ${token}` } });

/** Opens the sign-in page and returns it with its address. */
async function openSignIn(visitor: Visitor, extra?: Readonly<Record<string, string>>) {
  const request = authorization(issuer, extra);
  const { url, page } = await follow(visitor, request.url, await visitor.visit(request.url));
  return { request, url, page };
}

async function submit(visitor: Visitor, page: URL, fields: Readonly<Record<string, string>>) {
  const response = await visitor.visit(page.href, { method: 'POST', body: new URLSearchParams(fields) });
  return follow(visitor, page.href, response);
}

describe('the sign-in page', () => {
  it('lists every account, and its forms lead only to the portal', async () => {
    const visitor = createVisitor();
    const { url } = await openSignIn(visitor);
    const response = await visitor.visit(url.href);
    const page = await response.text();
    for (const { userName } of accounts) expect(page).toContain(`value="${userName}"`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${portalOrigin};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['a wrong password', { userName: 'avery', password: 'wrong' }, 'The password is wrong.'],
    ['nobody we know', { userName: '"><b>', password: 'gantry' }, 'There is no such account.'],
  ])('stays with a sentence after %s', async (_case, fields, sentence) => {
    const visitor = createVisitor();
    const { url } = await openSignIn(visitor);
    const { page } = await submit(visitor, url, fields);
    expect(page).toContain(sentence);
    expect(page).not.toContain('"><b>');
  });

  it('signs in an account of the list without a password', async () => {
    const visitor = createVisitor();
    const { url, request } = await openSignIn(visitor);
    const { url: back } = await submit(visitor, url, { account: 'noor', userName: '', password: '' });
    const answer = await redeem(issuer, back.searchParams.get('code') ?? '', request);
    expect(answer.status).toBe(200);
  });

  it('fills in the user name of the portal’s hint', async () => {
    const { page } = await openSignIn(createVisitor(), { login_hint: 'logan' });
    expect(page).toContain('name="userName" value="logan"');
  });

  it('redirects an expired page to the portal', async () => {
    const response = await fetch(`${issuer}/interaction/gone`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(portalOrigin);
  });
});

describe('the page to change a password', () => {
  const open = () => fetch(`${platform.origin}/.well-known/change-password`);
  const change = (fields: Readonly<Record<string, string>>) =>
    fetch(`${issuer}/change-password`, { method: 'POST', body: new URLSearchParams(fields) });

  it('has the well-known address, a strict policy and the font of the product', async () => {
    const response = await open();
    expect(response.status).toBe(200);
    expect(response.url).toBe(`${issuer}/change-password`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const font = /url\("(\/identity\/fonts\/400\.woff2)"\)/.exec(await response.text())?.[1] ?? expect.fail();
    const answer = await fetch(`${platform.origin}${font}`);
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 4))).toBe('wOF2');
  });

  const right = { userName: 'logan', current: 'gantry', password: 'scaffold', repeated: 'scaffold' };
  it.each([
    ['nobody we know', { userName: '"><b>' }, 'There is no such account.'],
    ['an account of another identity provider', { userName: 'noor' }, 'kept by its own identity provider'],
    ['a wrong password', { current: 'wrong' }, 'The current password is wrong.'],
    ['a short one', { password: 'short', repeated: 'short' }, 'too short'],
    ['two that differ', { repeated: 'scaffolds' }, 'The two new passwords differ.'],
  ])('stays with a sentence after %s', async (_case, fields, sentence) => {
    const page = await (await change({ ...right, ...fields })).text();
    expect(page).toContain(sentence);
    expect(page).not.toContain('"><b>');
    expect(page).not.toContain('scaffold');
  });
});

describe('the code flow', () => {
  it('returns the claims that the portal reads', async () => {
    const { id_token: idToken } = await signIn(platform.origin, 'noor');
    expect(claimsOf(idToken)).toMatchObject({
      iss: issuer,
      aud: 'portal',
      sub: 'noor',
      email: 'noor.haddad@partner.example',
      idp: 'partner-directory',
      gantry_username: 'noor',
      gantry_user_completeName: 'Noor Haddad',
      gantry_user_is_gc: false,
      gantry_user_locale: 'ar',
    });
  });

  it('sends codes only to the portal', async () => {
    const visitor = createVisitor();
    const { page, url } = await openSignIn(visitor, { redirect_uri: 'https://elsewhere.example/' });
    expect(url.origin).toBe(platform.origin);
    expect(page).toContain('Sign-in is not possible');
  });
});

describe('the session', () => {
  it('names its cookies by the port, so that two platforms can run on one machine', async () => {
    const visitor = createVisitor();
    await signIn(platform.origin, 'avery', visitor);
    const { port } = new URL(platform.origin);
    const names = [...visitor.cookies.keys()];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain(`_${port}`);
  });
});

describe('the lifetime of tokens', () => {
  it('follows the control surface for new tokens', async () => {
    const control = controlOf(platform.origin);
    const long = await signIn(platform.origin, 'avery');
    expect(long.expires_in).toBe(600);
    await control('POST', '/tokens', { lifetimeSeconds: 1 });
    const visitor = createVisitor();
    const short = await signIn(platform.origin, 'avery', visitor);
    expect(short.expires_in).toBe(1);
    const { exp, iat } = claimsOf(short.id_token);
    expect(Number(exp) - Number(iat)).toBe(1);
    await expect.poll(async () => (await callService(short.access_token)).status).toBe(401);
    expect((await callService(long.access_token)).status).toBe(200);
    // The session outlives its tokens.
    expect((await openSignIn(visitor, { prompt: 'none' })).url.searchParams.has('code')).toBe(true);
    await control('POST', '/reset');
    expect((await signIn(platform.origin, 'avery')).expires_in).toBe(600);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { accounts } from '../state/index.ts';
import { createVisitor, openSignIn, portalOrigin, signIn, startTestPlatform, submit } from '../testing/testPlatform.ts';

let platform: Platform;
let issuer: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  issuer = `${platform.origin}/identity`;
});
afterAll(() => platform.close());

describe('the sign-in page', () => {
  it('lists every account, and its forms lead only to the portal', async () => {
    const visitor = createVisitor();
    const { url } = await openSignIn(issuer, visitor);
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
    const { url } = await openSignIn(issuer, visitor);
    const { page } = await submit(visitor, url, fields);
    expect(page).toContain(sentence);
    expect(page).not.toContain('"><b>');
  });

  it('fills in the user name of the portal’s hint', async () => {
    const { page } = await openSignIn(issuer, createVisitor(), { login_hint: 'logan' });
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

it('the code flow sends codes only to the portal', async () => {
  const visitor = createVisitor();
  const { page, url } = await openSignIn(issuer, visitor, { redirect_uri: 'https://elsewhere.example/' });
  expect(url.origin).toBe(platform.origin);
  expect(page).toContain('Sign-in is not possible');
});

it('the session names its cookies by the port, so that two platforms can run on one machine', async () => {
  const visitor = createVisitor();
  await signIn(platform.origin, 'avery', visitor);
  const { port } = new URL(platform.origin);
  const names = [...visitor.cookies.keys()];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toContain(`_${port}`);
});

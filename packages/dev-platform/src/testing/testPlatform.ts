import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Service, ServiceContext, ServiceEnvironment, Services } from '../http/context.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import type { Notification, Seed } from '../state/index.ts';

/** The portal's origin in tests. No server listens there. */
export const portalOrigin = 'http://localhost:4000';

/** The tokens of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
  readonly id_token: string;
}

const seed: Seed = {
  programs: [{ id: 'NWX', name: 'Northwest Crossing' }],
  notifications: (userName, now): Notification[] => [
    {
      id: `${userName}-1`,
      type: 'export',
      title: 'Work orders export',
      read: false,
      delete: false,
      dateTime: now.toISOString(),
      createdDate: now.toISOString(),
      lastModifiedDate: now.toISOString(),
      payload: { status: 'Completed', percentage: 100, blobName: 'a.pdf', queueName: 'background-jobs' },
    },
  ],
};

/** A service that returns the requests that it receives. */
const echo = (): Service =>
  new Hono<ServiceEnvironment>().all('*', async ({ req, var: { account, program }, json }) =>
    json({ path: req.path, user: account?.userName ?? null, program, body: await req.text() }),
  );

function createServices(context: ServiceContext): Services {
  const application = new Hono<ServiceEnvironment>()
    .get('/broken', () => {
      throw new Error('broken on purpose');
    })
    .route('/', echo());
  return {
    application,
    userAccess: echo(),
    monolith: echo(),
    notification: new Hono<ServiceEnvironment>().get('/has', ({ req, var: { account }, json }) =>
      json(context.state.notifications.get(account.userName, req.query('id') ?? '') !== null),
    ),
    base: echo(),
    settings: echo(),
    reports: new Hono(),
    subApplications: new Hono().get('*', ({ text }) => text('export const mount = () => {};')),
  };
}

/** Starts a platform on a free port, with echo services and one notification for each user. */
export const startTestPlatform = (): Promise<Platform> => startPlatform(0, { seed, createServices, portalOrigin });

/** Plays the browser in a sign-in: it keeps cookies. */
export function createVisitor() {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { cookies, visit };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** An authorization request with a fresh PKCE pair. */
function authorization(issuer: string, extra: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${portalOrigin}/signin-oidc`;
  const url = `${issuer}/auth?${new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile email portal',
    redirect_uri: redirectUri,
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  }).toString()}`;
  return { url, verifier, redirectUri };
}

/** Follows redirects from a response while they stay on the platform. Returns the first address outside, or the page. */
async function follow(visitor: Visitor, from: string, first: Response): Promise<{ url: URL; page: string }> {
  let response = first;
  let url = new URL(from);
  while (response.status >= 300 && response.status < 400) {
    url = new URL(response.headers.get('location') ?? '', url);
    if (url.origin === portalOrigin) return { url, page: '' };
    response = await visitor.visit(url.href);
  }
  return { url, page: await response.text() };
}

/** Opens the sign-in page. Returns it with its address, and with the request that led there. */
export async function openSignIn(issuer: string, visitor: Visitor, extra?: Readonly<Record<string, string>>) {
  const request = authorization(issuer, extra);
  return { request, ...(await follow(visitor, request.url, await visitor.visit(request.url))) };
}

/** Submits the form of a page. */
export async function submit(visitor: Visitor, page: URL, fields: Readonly<Record<string, string>>) {
  const response = await visitor.visit(page.href, { method: 'POST', body: new URLSearchParams(fields) });
  return follow(visitor, page.href, response);
}

/** Exchanges a code for tokens. */
function redeem(issuer: string, code: string, { verifier, redirectUri }: { verifier: string; redirectUri: string }) {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: portalOrigin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'portal',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
}

/** Signs a person in, from the first request to the tokens. */
export async function signIn(
  platformOrigin: string,
  userName: string,
  visitor: Visitor = createVisitor(),
): Promise<Tokens> {
  const issuer = `${platformOrigin}/identity`;
  const { request, url: page } = await openSignIn(issuer, visitor);
  const { url: back } = await submit(visitor, page, { userName, password: 'gantry' });
  const answer = await redeem(issuer, back.searchParams.get('code') ?? '', request);
  if (!answer.ok) throw new Error(`The code was refused: ${await answer.text()}`);
  // This is the token response of OpenID Connect.
  return (await answer.json()) as Tokens;
}

/** Calls the control surface. */
export function controlOf(platformOrigin: string) {
  return (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${platformOrigin}/control${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

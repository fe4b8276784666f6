import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { readBody } from '../http/readBody.ts';
import type { TokenCheck } from '../http/tokenCheck.ts';
import { accountPassword, findAccount } from '../state/index.ts';
import { changePassword, userNameIn } from './changePassword.ts';
import { sendFont } from './fonts.ts';
import { changePasswordPage, passwordChangedPage } from './pages/changePasswordPage.ts';
import type { Page } from './pages/layout.ts';
import { signInPage } from './pages/signInPage.ts';
import { createPasswords } from './passwords.ts';
import type { Passwords } from './passwords.ts';
import { createProvider } from './provider.ts';

/** The default lifetime of tokens in seconds. */
export const defaultTokenLifetime = 600;

/** The identity provider. */
export interface Identity {
  /** Answers a request; `path` is within the issuer. */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  readonly checkToken: TokenCheck;
  /** Sets the lifetime of new access and id tokens. Sessions keep theirs. */
  setTokenLifetime(seconds: number): void;
  /** Gives every account its first password again. */
  resetPasswords(): void;
}

/** Creates an identity provider at `issuer` whose only client is the portal with the apps beside it. */
export function createIdentity({
  issuer,
  portalOrigin,
  basePath = '',
  apps = [],
}: {
  readonly issuer: string;
  readonly portalOrigin: string;
  /** The path below which the portal is reached. */
  readonly basePath?: string | undefined;
  /** The addresses of the apps beside the portal. */
  readonly apps?: readonly string[];
}): Identity {
  let lifetime = defaultTokenLifetime;
  const passwords = createPasswords();
  const provider = createProvider({ issuer, portalOrigin, basePath, apps, tokenLifetime: () => lifetime });
  provider.on('server_error', (_context, error) => console.error('The identity provider failed:', error));
  const answer = provider.callback();
  const base = new URL(issuer).pathname;
  const origins = [portalOrigin, ...apps.map((app) => new URL(app).origin)];

  return {
    async handle(request, response, path) {
      if (/^\/interaction\/[\w-]+$/.test(path)) {
        return interact({ provider, passwords, portalOrigin, origins }, request, response);
      }
      if (path === '/change-password') return answerChange({ passwords, portalOrigin }, request, response);
      const weight = /^\/fonts\/(400|600)\.woff2$/.exec(path)?.[1];
      if (weight !== undefined) return sendFont(response, weight);
      // The provider derives its mount path from the difference between the two addresses.
      const mounted = Object.assign(request, { originalUrl: request.url });
      mounted.url = request.url?.slice(base.length) ?? '/';
      return answer(mounted, response);
    },
    async checkToken(accessToken) {
      const token = await provider.AccessToken.find(accessToken);
      return token?.isValid ? findAccount(token.accountId) : null;
    },
    setTokenLifetime(seconds) {
      lifetime = seconds;
    },
    resetPasswords: () => passwords.reset(),
  };
}

interface PageContext {
  readonly passwords: Passwords;
  readonly portalOrigin: string;
}

const readForm = async (request: IncomingMessage) => new URLSearchParams((await readBody(request))?.toString('utf8'));

/** Shows the page to change a password, or handles its form. */
async function answerChange(
  { passwords, portalOrigin }: PageContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') return send(response, changePasswordPage({ userName: '', error: null }));
  const form = await readForm(request);
  const error = changePassword(form, passwords);
  const page = error ? changePasswordPage({ userName: userNameIn(form), error }) : passwordChangedPage(portalOrigin);
  return send(response, page);
}

/** Shows the sign-in page, or handles its form. */
async function interact(
  {
    provider,
    passwords,
    portalOrigin,
    origins,
  }: PageContext & { readonly provider: Provider; readonly origins: readonly string[] },
  request: IncomingMessage,
  response: ServerResponse,
) {
  let hint: unknown;
  try {
    const { params } = await provider.interactionDetails(request, response);
    hint = params['login_hint'];
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    // The page was open too long, or came from a bookmark. The portal starts a new sign-in.
    return void response.writeHead(303, { location: portalOrigin }).end();
  }
  if (request.method !== 'POST') {
    const userName = typeof hint === 'string' ? hint : '';
    return send(response, signInPage({ userName, error: null, origins }));
  }

  const form = await readForm(request);
  const userName = form.get('account') ?? userNameIn(form);
  const account = findAccount(userName);
  if (!account || !(form.has('account') || passwords.isRight(account.userName, form.get('password')))) {
    const error = account
      ? `The password is wrong. It is ${accountPassword} for each account that has not changed it.`
      : 'There is no such account. Choose one of the list.';
    return send(response, signInPage({ userName, error, origins }));
  }
  return provider.interactionFinished(
    request,
    response,
    { login: { accountId: account.userName } },
    { mergeWithLastSubmission: false },
  );
}

function send(response: ServerResponse, { html, contentSecurityPolicy }: Page): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

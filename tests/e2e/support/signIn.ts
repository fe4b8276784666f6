import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { programs } from '../../../packages/dev-platform/src/seed/programs.ts';

/** The program that a test selects by default. */
export const program = 'Northwind Wireless Expansion';

/** Options of a sign-in. */
export interface SignInOptions {
  /** The address to open, which is Home by default. With null, the test opens its address itself once it has set a fault or a route. */
  readonly path?: string | null;
  /** The name of the program to choose; null chooses no program. */
  readonly program?: string | null;
  /** Uses the pages of the identity provider. Tests of these pages need it, and tests of what a sign-in itself keeps. */
  readonly byForm?: boolean;
}

/** How long journeys begin with a stored token. The platform's tokens are valid for ten minutes, and one must not expire during a test. */
export const tokenUseMs = 240_000;
export const preferencesKey = 'gantry.preferences';

/**
 * Signs a person in, in a new session. The calls to the identity provider are those of the portal and of its sign-in page, but nothing of them
 * is drawn: that took longer than the rest of a test. The page finds the person in its storage as after the sign-in.
 */
export async function signIn(page: Page, userName: string, options: SignInOptions = {}): Promise<void> {
  const { path = '/', program: chosen = program, byForm = false } = options;
  if (byForm) return signInByForm(page, userName, path ?? '/', chosen);
  const { session, claims } = await beginSession(page, userName, path ?? '/');
  const choice: Record<string, string> =
    chosen === null ? {} : { program: programs.find(({ name }) => name === chosen)?.id ?? '', program_name: chosen };
  const preferences = { [preferencesKey]: JSON.stringify({ profileLanguage: claims['gantry_user_locale'] }) };
  const filling = await page.addInitScript(
    (items) => {
      if (window !== window.top || sessionStorage.getItem(items.mark) !== null) return;
      sessionStorage.setItem(items.mark, 'filled by the test');
      for (const [key, value] of Object.entries(items.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(items.session)) sessionStorage.setItem(key, value);
    },
    { mark: randomUUID(), local: { ...preferences, ...choice }, session: { ...session, ...choice } },
  );
  if (path === null) return;
  await page.goto(path);
  // A later load must not sign the person in again.
  await filling.dispose();
}

/** Begins a session at the identity provider, whose cookies the browser gets. Returns what a tab keeps of it. */
async function beginSession(page: Page, userName: string, path: string) {
  const { request } = page.context();
  const address = URL.canParse(path) ? new URL('/config.json', path).href : '/config.json';
  const answered = await request.get(address);
  const { authority, clientId, scope } = (await answered.json()).identity;
  const { authorization_endpoint: authorize, token_endpoint: exchange } = await (
    await request.get(`${authority}/.well-known/openid-configuration`)
  ).json();
  const code_verifier = randomBytes(32).toString('base64url');
  const client = { client_id: clientId, redirect_uri: new URL('/signin-oidc', answered.url()).href };
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const query = { ...client, response_type: 'code', scope, code_challenge, code_challenge_method: 'S256' };
  const form = await request.get(`${authorize}?${new URLSearchParams(query).toString()}`);
  const callback = await request.post(form.url(), { form: { account: userName } });
  const code = new URL(callback.url()).searchParams.get('code');
  if (code === null) throw new Error(`${userName} is not signed in: ${callback.url()}`);
  const exchanged = await request.post(exchange, {
    form: { ...client, grant_type: 'authorization_code', code, code_verifier },
  });
  const { expires_in, ...tokens } = await exchanged.json();
  const [, payload = ''] = String(tokens.id_token).split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const user = { ...tokens, profile: claims, expires_at: Math.floor(Date.now() / 1000) + expires_in };
  return { session: { [`gantry.oidc.user:${authority}:${clientId}`]: JSON.stringify(user) }, claims };
}

/** Fills and sends the form of the identity provider. */
export async function fillSignIn(form: Page, userName: string, password = 'gantry') {
  await form.getByLabel(/user name/i).fill(userName);
  await form.getByLabel(/password/i).fill(password);
  await form.getByRole('button', { name: /sign in/i }).click();
}

/** Signs in on the pages of the identity provider, and chooses a program unless it is null. */
export async function signInByForm(page: Page, userName: string, path: string, chosen: string | null): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, userName);
  if (chosen !== null) await page.getByRole('dialog').getByText(chosen, { exact: true }).click();
}

/** The session ends without a sign-out, as when the provider ends it. */
export async function endSession(page: Page) {
  // A page that still runs would store it again.
  await page.goto('/silentrenew.html');
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
}

import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The program that a test selects by default. */
export const program = 'Northwind Wireless Expansion';

/** Options of a sign-in. */
export interface SignInOptions {
  /** The address to open, which is Home by default. With null, the test opens its address itself once it has set a fault or a route. */
  readonly path?: string | null;
  /** The name of the program to choose; null chooses no program. */
  readonly program?: string | null;
  /**
   * Uses the pages of the identity provider even if the worker has signed this person in before. A test that signs out needs
   * it: the provider revokes the token that later tests of the worker would start with.
   */
  readonly byForm?: boolean;
}

/** The browser's stored state after a sign-in. */
interface StoredSignIn {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
  readonly storedAt: number;
}

/** How long tests begin with a stored token. The platform's tokens are valid for ten minutes, and one must not expire during a test. */
export const tokenUseMs = 240_000;
export const preferencesKey = 'gantry.preferences';
/** What the portal keeps of a sign-in and a choice of a program for the tabs opened from then on. */
const keptForTabs = [preferencesKey, 'program', 'program_name'];
/** The mark in session storage of a tab whose session other tests of the worker start with. */
export const sharedSignInKey = 'shared with other tests';

/**
 * Signs people in. Each person uses the real pages of the identity provider once in each worker. Later tests start with
 * the stored state: the provider's cookies, the user in session storage, and the program selected in this tab and for new ones.
 */
export class SignIns {
  readonly #stored = new Map<string, StoredSignIn>();

  async signIn(page: Page, userName: string, options: SignInOptions = {}): Promise<void> {
    const { path = '/', program: chosen = program, byForm = false } = options;
    if (chosen === null || byForm) return signInByForm(page, userName, path ?? '/', chosen);
    const key = `${userName} ${chosen}`;
    const stored = this.#stored.get(key);
    if (stored && Date.now() - stored.storedAt < tokenUseMs) {
      await restore(page, stored);
      if (path !== null) await page.goto(path);
      return;
    }
    // The page of all applications asks everybody for a program. An address may name one, and Home may open somebody's only application.
    const isElsewhere = path !== null && URL.canParse(path);
    await signInByForm(page, userName, isElsewhere ? path : '/apps', chosen);
    this.#stored.set(key, await store(page));
    await page.evaluate((shared) => sessionStorage.setItem(shared, 'true'), sharedSignInKey);
    if (path !== null && !isElsewhere) await page.goto(path);
  }
}

/** Signs in on the pages of the identity provider, and chooses a program unless it is null. */
export async function signInByForm(page: Page, userName: string, path: string, chosen: string | null): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/user name/i).fill(userName);
  await page.getByLabel(/password/i).fill('gantry');
  await page.getByRole('button', { name: /sign in/i }).click();
  if (chosen !== null) await page.getByRole('dialog').getByText(chosen, { exact: true }).click();
}

async function store(page: Page): Promise<StoredSignIn> {
  await expect(page.getByRole('dialog')).toBeHidden();
  const { local, session } = await page.evaluate((keys) => {
    const local: Record<string, string> = {};
    for (const key of keys) {
      const value = localStorage.getItem(key);
      if (value === null) throw new Error(`The portal stored no ${key} after a program was chosen.`);
      local[key] = value;
    }
    return { local, session: Object.fromEntries(Object.entries(sessionStorage)) };
  }, keptForTabs);
  return { cookies: await page.context().cookies(), local, session, storedAt: Date.now() };
}

/** Fills the storage of the portal before its first script runs, once for each tab. */
async function restore(page: Page, { cookies, local, session }: StoredSignIn): Promise<void> {
  await page.context().addCookies(cookies);
  await page.addInitScript(
    (items) => {
      if (window !== window.top || sessionStorage.getItem(items.shared) !== null) return;
      sessionStorage.setItem(items.shared, 'true');
      for (const [key, value] of Object.entries(items.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(items.session)) sessionStorage.setItem(key, value);
    },
    { local, session, shared: sharedSignInKey },
  );
}

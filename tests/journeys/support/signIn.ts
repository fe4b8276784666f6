import { preferencesKey, program, tokenUseMs } from '../../e2e/support/signIn.ts';
import type { Tab } from '../../engines/Tab.ts';

/** How a journey signs in. */
export interface JourneySignIn {
  /** The address to open, which is Home by default. */
  readonly path?: string;
  readonly user?: string;
  /** The name of the program to choose; null chooses none. */
  readonly program?: string | null;
  /**
   * Uses the pages of the identity provider even if this person has signed in before. A journey that signs out, opens another tab or comes
   * back to the provider needs it.
   */
  readonly byForm?: boolean;
}

/** What the storage of the portal holds after a sign-in. */
interface StoredSignIn {
  readonly preferences: string;
  readonly session: Readonly<Record<string, string>>;
  readonly storedAt: number;
}

/** Fills in the form of the identity provider. */
export async function fillSignIn(tab: Tab, password: string, user = 'avery') {
  await tab.label(/user name/i).fill(user);
  await tab.label(/password/i).fill(password);
  await tab.role('button', { name: /sign in/i }).click();
}

/** Fills the storage of the portal. A page that shows nothing is the place to do it before the portal reads it. */
async function restore(tab: Tab, portal: string, preferences: string, session: StoredSignIn['session']) {
  await tab.goto(`${portal}/silentrenew.html`);
  const fill = (key: string, kept: string, items: readonly (readonly string[])[]) => {
    localStorage.setItem(key, kept);
    for (const [name = '', value = ''] of items) sessionStorage.setItem(name, value);
  };
  await tab.evaluate(fill, [preferencesKey, preferences, Object.entries(session)]);
}

/** Signs people in. Each uses the pages of the identity provider once in a worker; later journeys begin with what the portal stored then. */
export class JourneySignIns {
  readonly #stored = new Map<string, StoredSignIn>();

  async signIn(tab: Tab, portal: string, direction: string, options: JourneySignIn = {}) {
    const { path = '/', user = 'avery', program: chosen = program, byForm = false } = options;
    const key = `${portal} ${user} ${chosen}`;
    const stored = byForm ? undefined : this.#stored.get(key);
    if (stored && Date.now() - stored.storedAt < tokenUseMs) {
      // The preferences of the person are those of every journey but for the direction.
      const preferences = JSON.stringify({ ...JSON.parse(stored.preferences), direction });
      await restore(tab, portal, preferences, stored.session);
      await tab.goto(`${portal}${path}`);
      return;
    }
    if (direction === 'rtl') await restore(tab, portal, JSON.stringify({ direction }), {});
    await tab.goto(`${portal}${path}`);
    await fillSignIn(tab, 'gantry', user);
    if (chosen === null) return;
    await tab.role('dialog').text(chosen, { exact: true }).click();
    await tab.role('dialog').expectHidden();
    if (!byForm) this.#stored.set(key, { ...(await storageOf(tab)), storedAt: Date.now() });
  }
}

const storageOf = (tab: Tab) =>
  tab.evaluate(
    (key) => ({
      preferences: localStorage.getItem(key) ?? '{}',
      session: Object.fromEntries(Object.entries(sessionStorage)),
    }),
    [preferencesKey],
  );

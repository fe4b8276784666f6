import { expect, type Page } from '@playwright/test';
import { hold } from './intercept.ts';
import { tiles } from './portalPage.ts';
import { test as base } from './test.ts';

export const key = 'gantry.kept_home';
export const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until Home is kept for the next visit. */
export async function untilKept(page: Page) {
  await expect(tiles(page)).toBeVisible();
  await expect.poll(() => kept(page)).not.toBeNull();
}

/** Opens Home again. Its application does not arrive before the returned function is called. */
export async function openHeld(page: Page) {
  const release = await hold(page, '*/assets/home-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  // From then on nothing is left that the drawing waits for.
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const missing = links.filter(({ sheet }) => sheet === null);
    await Promise.all(missing.map((link) => new Promise((done) => link.addEventListener('load', done))));
    await import(document.querySelector<HTMLElement>('script[data-home]')?.dataset['home'] ?? '');
    await new Promise((done) => requestAnimationFrame(done));
  });
  return release;
}

export const test = base.extend<{
  /** Home of avery, which is kept for the next visit. */
  keptHome: Page;
}>({
  keptHome: async ({ home }, use) => {
    await untilKept(home);
    await use(home);
  },
});

/** What is stored, as one that is not to be shown now. */
export const others: readonly (readonly [string, (text: string) => string])[] = [
  ['of another person', (text) => text.replace(String.raw`\"avery\"`, String.raw`\"blake\"`)],
  ['of another program', (text) => text.replace(String.raw`\"NWX\"`, String.raw`\"HFR\"`)],
  ['of other styles', (text) => text.replace(/home-[\w-]+\.css/, 'home-0.css')],
  ['of another script', (text) => text.replace(/draw-home-[\w-]+\.js/, 'draw-home-0.js')],
  ['of another language', (text) => text.replace(String.raw`\"en\"`, String.raw`\"ar\"`)],
  ['of another width', (text) => text.replace(/\d+\]"/, '1]"')],
  ['that is damaged', (text) => text.slice(0, -9)],
  ['that is no Home', () => '{"for":null}'],
  ['with an element that is not drawn', (text) => text.replace('["header",', '["iframe",')],
  ['with a script in an attribute', (text) => text.replace('"aria-label":"Top bar"', '"onclick":"alert(1)"')],
  ...[
    '"href":"javascript:alert(1)"',
    '"HREF":"https://evil.example/"',
    String.raw`"href":"/\\evil.example/"`,
    String.raw`"href":"/\t/evil.example/"`,
    '"href":"/apps","ping":"https://evil.example/"',
    '"href":"/apps","style":"background:url(https://evil.example/)"',
    String.raw`"href":"/apps","style":"background:u\\72l(https://evil.example/)"`,
    '"href":"/apps","fill":"URL(https://evil.example/)"',
  ].map(
    (attributes) =>
      [`with the link ${attributes}`, (text: string) => text.replace('"href":"/apps"', () => attributes)] as const,
  ),
];

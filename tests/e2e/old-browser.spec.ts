import type { Page } from '@playwright/test';
import { axeScript, findAccessibilityFaults } from '../workshop/support/accessibility.ts';
import { welcome } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const title = 'This browser is too old for Gantry';
const arabicTitle = 'هذا المتصفح أقدم من أن يعمل مع Gantry';

/** Changes the page of the portal, as another browser reads it. */
async function reading(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(change(html)).not.toBe(html);
    return route.fulfill({ response, body: change(html) });
  });
}

/** Such a browser loads no script of a type that it does not know, and knows no attribute that keeps it from the others. */
const withoutModules = (html: string) => html.replaceAll('type="module"', 'type="unknown"').replaceAll(' nomodule', '');

const withoutLightDark = (html: string) =>
  html.replaceAll(/@supports \(color: light-dark\([^{]*/g, '@supports (color: no-color)');

/** The ways in which browsers were too old, each as one reads the page. */
const old = {
  'without light-dark()': async (page: Page) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...of: readonly string[]) => !of.join('').includes('light-dark') && supports(...(of as [string])); // Both forms pass on what they are given.
    });
    await reading(page, withoutLightDark);
  },
  'without modules': (page: Page) => reading(page, withoutModules),
  'without modules and styles': (page: Page) =>
    reading(page, (html) => withoutModules(html).replaceAll(/<style[^]*?<\/style>/g, '')),
};

for (const [kind, make] of Object.entries(old)) {
  test(`a browser ${kind} shows the page of words in every language, and nothing else`, async ({ home: page }) => {
    // Someone with a session would get the frame before the application.
    await make(page);
    await page.addInitScript({ path: axeScript });
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText([title, arabicTitle]);
    await expect(
      page.getByText(/open this address in one of these browsers, of May 2024 or later: Chrome 125/),
    ).toBeVisible();
    await expect(page.locator('[lang="ar"][dir="rtl"]').getByText(/Chrome 125.*iOS 17\.5/)).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText.split('\n').filter(Boolean).length)).toBe(4);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a browser of today never shows the words, not even while the page loads', async ({ home: page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#old-browser')?.checkVisibility() === true) console.error('The words were shown.');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await expect(page.locator('#old-browser')).toHaveCount(0);
});

for (const [kind, change] of [
  ['of today', null],
  ['that is too old', withoutLightDark],
] as const) {
  test(`a browser ${kind} without scripts shows one of the two messages`, async ({ browser, portal }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    if (change !== null) await reading(page, change);
    await page.goto(portal);
    const wordsOfScripts = change === null ? [/^Gantry needs JavaScript\. Switch it on/, /JavaScript/] : [];
    await expect(page.locator('noscript p:visible')).toHaveText(wordsOfScripts);
    await expect(page.getByText(title)).toBeVisible({ visible: change !== null });
    await context.close();
  });
}

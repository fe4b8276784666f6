import { expect, test as base, type Page } from '@playwright/test';
import type { ExamplesWindow } from './page.tsx';
import { serveExamples } from './serveExamples.ts';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const { origin, close } = await serveExamples();
      await use(origin);
      close();
    },
    { scope: 'worker' },
  ],
});

/** Records policy violations and console errors of the page from now on. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }; // The function is exposed above.
      reportViolation(`${effectiveDirective} refused ${blockedURI} of ${sourceFile}: ${sample}`);
    });
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isRefusedIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isRefusedIcon) complaints.push(message.text());
  });
  return complaints;
}

test('every component runs under a strict policy with Trusted Types', async ({ page, origin }) => {
  const complaints = await watch(page);
  await page.goto(origin);
  const names = await page.evaluate(() => (window as unknown as ExamplesWindow).examples); // The page sets it.
  expect(names.length).toBeGreaterThan(50);
  for (const locale of ['en-US', 'ar-AE']) {
    for (const name of names) {
      await page.evaluate(([name, locale]) => (window as unknown as ExamplesWindow).show(name, locale), [
        name,
        locale,
      ] as const);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect
        .poll(() => page.evaluate(() => document.body.innerText !== '' || document.querySelector('.probe') !== null))
        .toBe(true);
      expect(complaints, `${name} in ${locale}`).toEqual([]);
    }
  }
  await page.evaluate(() => (window as unknown as ExamplesWindow).show('Button', 'en-US'));
  await expect(page.locator('.probe')).not.toHaveCSS('border-start-start-radius', '0px');
});

test('the browser refuses styles of a page without the nonce, and this test detects it', async ({ page, origin }) => {
  const complaints = await watch(page);
  await page.goto(`${origin}/without-nonce`);
  await page.evaluate(() => (window as unknown as ExamplesWindow).show('Button', 'en-US')).catch(() => undefined);
  await expect.poll(() => complaints.join('\n')).toContain('style-src-elem refused inline');
});

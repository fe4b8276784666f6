import { expect, test as base, type Page } from '@playwright/test';
import { looksOf } from '../looks.ts';
import type { ExamplesWindow } from './page.tsx';
import { serveExamples } from './serveExamples.ts';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const { origin, close } = await serveExamples();
      await use(origin);
      await close();
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

const namesOf = (page: Page) => page.evaluate(() => (window as unknown as ExamplesWindow).examples); // The page sets it.

const show = (page: Page, name: string, locale: string) =>
  page.evaluate(([name, locale]) => (window as unknown as ExamplesWindow).show(name, locale), [name, locale] as const);

test('every component runs under a strict policy with Trusted Types', async ({ page, origin }) => {
  const complaints = await watch(page);
  await page.goto(origin);
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(50);
  for (const locale of ['en-US', 'ar-AE']) {
    for (const name of names) {
      await show(page, name, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect
        .poll(() => page.evaluate(() => document.body.innerText !== '' || document.querySelector('.probe') !== null))
        .toBe(true);
      expect(complaints, `${name} in ${locale}`).toEqual([]);
    }
  }
  await show(page, 'Button', 'en-US');
  await expect(page.locator('.probe')).not.toHaveCSS('border-start-start-radius', '0px');
});

test('numbers, dates and times are stepped under that policy', async ({ page, origin }) => {
  const complaints = await watch(page);
  for (const name of ['NumberField', 'DateField', 'TimeField', 'DatePicker', 'DateRangePicker']) {
    await page.goto(origin);
    await show(page, name, 'en-US');
    const part = page.locator('main :is([role=spinbutton], input[inputmode])').first();
    // React Aria makes its live regions at the first step, and empties them at each further one.
    for (let step = 0; step < 3; step += 1) await part.press('ArrowUp');
    await expect(page.locator('[data-live-announcer] [aria-live=assertive] > *')).not.toHaveCount(0);
    expect(complaints, name).toEqual([]);
  }
});

test('the browser refuses styles of a page without the nonce, and this test detects it', async ({ page, origin }) => {
  const complaints = await watch(page);
  await page.goto(`${origin}/without-nonce`);
  await show(page, 'Button', 'en-US').catch(() => undefined);
  await expect.poll(() => complaints.join('\n')).toContain('style-src-elem refused inline');
});

test('every component looks as styled-components makes it; the kit injects nothing', async ({ context, origin }) => {
  const [injecting, plain] = [await context.newPage(), await context.newPage()];
  const complaints = await watch(plain);
  await Promise.all([injecting.goto(`${origin}/sources`), plain.goto(origin)]);
  for (const page of [injecting, plain]) await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of ['en-US', 'ar-AE']) {
    for (const name of await namesOf(injecting)) {
      await Promise.all([show(injecting, name, locale), show(plain, name, locale)]);
      await expect(async () => {
        const [expected, actual] = await Promise.all([looksOf(injecting), looksOf(plain)]);
        expect(actual, `${name} in ${locale}`).toEqual(expected);
      }).toPass({ timeout: 40_000 });
    }
  }
  await expect(plain.locator('style')).toHaveCount(0);
  await expect(injecting.locator('style[data-styled]')).not.toHaveCount(0);
  const script = await (await plain.request.get(`${origin}/page.js`)).text();
  expect(script).not.toMatch(/styled-components|data-styled/);
  expect(complaints).toEqual([]);
});

import type { Page } from '@playwright/test';
import { createRandom } from '../monkey/random.ts';
import { kept, key, others, untilKept } from './support/keptHome.ts';
import { welcome } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

test.use({ startsCold: true });

/** How the service answers what the person may open. Someone with few rights has the first groups alone. */
const answers = ['whole', 'few', 'late', 'none'] as const;
type Answer = (typeof answers)[number];

/** The addresses of the applications that are offered. */
const offered = (page: Page) =>
  page
    .locator('#root a[href^="/apps/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

/** Opens Home, and waits until the answer is shown. */
async function visit(page: Page, answer: Answer) {
  const { promise: isDrawn, resolve: tellDrawn } = Promise.withResolvers<void>();
  await page.route('**/GetMenuItems*', async (route) => {
    if (answer === 'none') return route.abort();
    const response = await route.fetch();
    const { MenuItems, ...rest } = (await response.json()) as { MenuItems: unknown[] }; // The platform's own answer.
    if (answer === 'late') await isDrawn;
    return route.fulfill({
      response,
      json: { ...rest, MenuItems: answer === 'few' ? MenuItems.slice(0, 4) : MenuItems },
    });
  });
  const isMenu = (asked: { url: () => string }) => asked.url().includes('/GetMenuItems');
  const answered =
    answer === 'none' ? page.waitForEvent('requestfailed', isMenu) : page.waitForEvent('response', isMenu);
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCount(1);
  tellDrawn();
  await answered;
  await expect(page.getByRole('banner')).toHaveCount(1);
}

test(
  'a hundred visits at random show no link that the answer does not allow, and one screen',
  { tag: ['@proof', '@long'] },
  async ({ page, signIn, expectFailedLoads }) => {
    test.setTimeout(900_000);
    expectFailedLoads();
    await signIn('avery');
    await untilKept(page);
    const text = (await kept(page)) ?? '';
    const whole = new Set(await offered(page));
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((name) => /kept/.test(name) && localStorage.removeItem(name)),
    );
    await visit(page, 'few');
    await untilKept(page);
    const few = new Set(await offered(page));
    expect(few.size).toBeLessThan(whole.size);
    await page.unrouteAll();

    const random = createRandom(20_261_127);
    for (let number = 1; number <= 100; number += 1) {
      const [name, change] = random.pick([...others, ['as it was', (same: string) => same] as const]);
      const answer = random.pick(answers);
      await test.step(`visit ${number}: one ${name}, the answer ${answer}`, async () => {
        // A page that the portal leaves may keep Home.
        await page.goto('/silentrenew.html');
        await page.evaluate(([item = '', value = '']) => localStorage.setItem(item, value), [key, change(text)]);
        await visit(page, answer);
        await expect(welcome(page)).toHaveCount(1);
        const allowed = answer === 'few' ? few : whole;
        await expect.poll(async () => (await offered(page)).filter((one) => !allowed.has(one))).toEqual([]);
        await page.unrouteAll();
      });
    }
  },
);

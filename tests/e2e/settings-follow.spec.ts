import type { Page } from '@playwright/test';
import { chooseInAccount, signOut } from './support/portalPage.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ phone: Page }>({
  /** Another browser in which avery has signed in. */
  phone: async ({ elsewhere, portal, control: _ }, use) => {
    await signIn(elsewhere, 'avery', { path: portal });
    await use(elsewhere);
  },
});

const favourites = (page: Page) => page.getByRole('region', { name: 'Favourites' }).getByRole('link');

async function pin(page: Page, name: string) {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name, exact: true }).hover();
  await menu.getByRole('button', { name: `Add ${name} to favourites` }).click();
}

const chooseTheme = async (page: Page, name: string) => {
  await chooseInAccount(page, name);
  await page.keyboard.press('Escape');
};

const settingsOf = (page: Page) =>
  page.evaluate(() => {
    const { at, waiting } = JSON.parse(localStorage.getItem('gantry.personal/avery/settings') ?? '{}') as {
      readonly at?: number;
      readonly waiting?: object;
    };
    return { isKnown: (at ?? -1) >= 0, waiting: Object.keys(waiting ?? {}).length };
  });

/** Waits until a browser has asked the service, and has sent it everything. */
const hasSettled = (page: Page) => expect.poll(() => settingsOf(page)).toEqual({ isKnown: true, waiting: 0 });

test('both devices have what a person arranges, at once, and once one is back online', async ({
  home: page,
  phone,
  loadsMayFail,
}) => {
  loadsMayFail();
  await hasSettled(page);
  await hasSettled(phone);
  await pin(page, 'Schedule');
  await expect(favourites(phone)).toHaveText(['Schedule']);
  await chooseTheme(phone, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hasSettled(phone);

  await phone.context().setOffline(true);
  await pin(phone, 'Work Order');
  await chooseTheme(phone, 'Light');
  await pin(page, 'Client Invoice');
  await hasSettled(page);
  await expect(favourites(phone)).toHaveText(['Schedule', 'Work Order']);

  await phone.context().setOffline(false);
  for (const shown of [page, phone]) {
    await expect(favourites(shown)).toHaveText(['Schedule', 'Work Order', 'Client Invoice']);
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light');
    await hasSettled(shown);
  }
});

test('after a sign-out a device has nothing left of it, and has all of it at the next sign-in', async ({
  phone: page,
  portal,
}) => {
  await hasSettled(page);
  await pin(page, 'Schedule');
  await hasSettled(page);
  await signOut(page);
  await page.goto(`${portal}/underMaintenance`);
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gantry.personal/')));
  expect(await stored()).toEqual([]);
  await signIn(page, 'avery', { path: portal });
  await expect(favourites(page)).toHaveText(['Schedule']);
});

test('a settings service that fails changes nothing, and gets what waited', async ({ home: page, control }) => {
  await hasSettled(page);
  await control.fault({ service: 'settings', status: 500, body: {} });
  await pin(page, 'Schedule');
  await expect(favourites(page)).toHaveText(['Schedule']);
  await expect.poll(() => settingsOf(page)).toEqual({ isKnown: true, waiting: 1 });
  await page.reload();
  await expect(favourites(page)).toHaveText(['Schedule']);
  await control.clearFaults();
  await hasSettled(page);
});

import { expect, type Page } from '@playwright/test';

/** Signs in through the form of the example. Resolves with the bell. */
export async function signIn(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByLabel('Name').fill('avery');
  await page.getByLabel('Password').fill('gantry');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 4 unread');
  return bell;
}

/** The rows of the shown list. Toasts are items of a list too. */
export const rowsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
/** A row by its title. */
export const rowOf = (page: Page, title: string) => rowsOf(page).filter({ hasText: title });

/** Puts the page of notifications below the bell, with the same service and person. */
export const addFullPage = (page: Page) =>
  page.evaluate(() => {
    const full = document.createElement('gantry-notification-page');
    const bell = document.querySelector('gantry-notification-bell');
    for (const name of ['service', 'events', 'user-id']) full.setAttribute(name, bell?.getAttribute(name) ?? '');
    document.body.append(full);
  });

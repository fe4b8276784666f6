import type { Page } from '@playwright/test';

/** The heading of Home. */
export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /Welcome/ });
/** Everything in both storages of a page. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Signs out by the account panel. */
export async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account/ })
    .click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .last()
    .click();
}

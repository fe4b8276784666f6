import { expect, type Page } from '@playwright/test';

/** Collects everything that the page writes to the console, and its errors. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Its own build would leave this out. The example is compiled without it, which takes a tenth of the time.
    if (message.text() !== 'Angular is running in development mode.')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

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

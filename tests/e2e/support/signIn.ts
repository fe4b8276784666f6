import type { Page } from '@playwright/test';

/** The program that tests work in, unless they say otherwise. */
export const program = 'Northwind Wireless Expansion';

/** Signs a person of the platform in and, unless told otherwise, chooses the program. */
export async function signIn(
  page: Page,
  userName: string,
  { path = '/', program: chosen = program }: { path?: string; program?: string | null } = {},
): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/user name/i).fill(userName);
  await page.getByLabel(/password/i).fill('gantry');
  await page.getByRole('button', { name: /sign in/i }).click();
  if (chosen === null) return;
  await page.getByRole('dialog').getByText(chosen, { exact: true }).click();
}

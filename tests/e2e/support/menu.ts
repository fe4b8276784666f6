import type { Locator, Page } from '@playwright/test';

/** The link of the side menu that opens a module in this tab. */
export const menuEntry = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).and(page.locator(':not([target])'));

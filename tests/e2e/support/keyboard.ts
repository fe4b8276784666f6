import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until an element has the focus: the keyboard reaches it from where the focus is. */
export async function tabTo(page: Page, target: Locator, most = 80) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach ${String(target)}.`);
}

/** The same from the start of the page's content, past the bar and the menu. */
export async function tabInMainTo(page: Page, target: Locator) {
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await tabTo(page, target);
}

import type { Locator, Page } from '@playwright/test';
import { purchaseOrders } from '../../packages/dev-platform/src/seed/purchaseOrders.ts';
import { emulateTouch, expectRoomInDensities, touchScreens } from '../touch.ts';
import type { Control } from './support/control.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { inBar } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** What opens over Home, beyond what daily-things.spec.ts opens. */
interface Thing {
  readonly name: string;
  /** Shows it, and returns what is there then. */
  readonly show: (page: Page, control: Control) => Promise<Locator>;
  /** In a wider window it is another element. */
  readonly isOfWidth?: boolean;
}

const layer = (page: Page, name: string) => page.getByRole('dialog', { name }).and(page.locator(':not([inert])'));
const errorDetails = (page: Page) => page.getByRole('menuitem', { name: 'Error Details' });

/** Opens the panel with an export that runs and one that has failed. */
async function openPanel(page: Page, control: Control): Promise<NotificationPanel> {
  await control.notifyMany('avery', [
    { type: 'export', title: 'Sites', payload: { status: 'failed', error: 'No disk' } },
    { type: 'export', title: 'Towers', payload: { status: 'running', percentage: 40 } },
  ]);
  const panel = await NotificationPanel.openIn(page, 'Exports');
  await expect(panel.row('Towers')).toBeVisible();
  return panel;
}

async function openRowMenu(page: Page, control: Control) {
  const panel = await openPanel(page, control);
  await panel.row('Sites').getByRole('button').last().click();
}

const things: readonly Thing[] = [
  {
    name: 'the search of purchase orders',
    show: async (page) => {
      const opener = inBar(page, /purchase order/i);
      if (await opener.isVisible()) await opener.click();
      const field = page.getByRole('banner').getByRole('combobox');
      // A list that is open closes with the width of the window, a moment later.
      await field.fill('');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      const { number } = purchaseOrders[0] ?? { number: '' };
      await field.fill(number);
      await expect(field).toHaveValue(number);
      await field.press('Enter');
      return page.getByRole('listbox');
    },
    isOfWidth: true,
  },
  {
    name: 'the main menu with a group',
    show: async (page) => {
      if (await inBar(page, 'Main menu').isVisible()) await inBar(page, 'Main menu').click();
      const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Applications' });
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      return page.getByRole('link', { name: 'Schedule', exact: true }).first();
    },
  },
  {
    name: 'the panel with rows',
    show: async (page, control) => (await openPanel(page, control)).row('Sites'),
  },
  {
    name: 'the menu of a row',
    show: async (page, control) => {
      await openRowMenu(page, control);
      return errorDetails(page);
    },
  },
  {
    name: 'the details of an error',
    show: async (page, control) => {
      await openRowMenu(page, control);
      await errorDetails(page).click();
      return page.getByRole('alertdialog').getByText('No disk');
    },
  },
  {
    name: 'the account',
    show: async (page) => {
      await inBar(page, /^Account/).click();
      return layer(page, 'Account').getByRole('button', { name: 'Logout' });
    },
  },
  {
    name: 'the programs',
    show: async (page) => {
      await inBar(page, /^Program:/).click();
      return layer(page, 'Programs');
    },
  },
];

test.describe('under a finger, on a phone and on a tablet', { tag: '@proof' }, () => {
  for (const { name, show, isOfWidth = false } of things) {
    test(name, async ({ page, control, signIn }) => {
      await page.setViewportSize(touchScreens[0]);
      await emulateTouch(page);
      await signIn('avery');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      let shown: Locator | null = null;
      for (const screen of touchScreens) {
        await page.setViewportSize(screen);
        if (shown === null || isOfWidth) shown = await show(page, control);
        await expect(shown).toBeVisible();
        // What fades in, or is still drawn behind its veil, is not measured.
        await expect.poll(() => shown?.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        await expectRoomInDensities(page, `${name}, at ${screen.width} px`);
      }
    });
  }
});

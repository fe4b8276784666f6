import type { Locator, Page } from '@playwright/test';
import { purchaseOrders } from '../../packages/dev-platform/src/seed/purchaseOrders.ts';
import { emulateTouch, expectRoomInDensities, touchScreens } from '../touch.ts';
import type { Control } from './support/control.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

/** What opens over a screen, or a state of one. */
interface Thing {
  readonly name: string;
  /** The address that it is opened at; Home by default. */
  readonly path?: string;
  /** Shows it, and returns what is there then. */
  readonly show: (page: Page, control: Control) => Promise<Locator>;
  /** In a wider window it is another element. */
  readonly isOfWidth?: boolean;
}

const inBar = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const layer = (page: Page, name: string) => page.getByRole('dialog', { name }).and(page.locator(':not([inert])'));
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });

/** Presses a button of the bar. On a phone it is in the menu of the bar. */
async function pressInBar(page: Page, name: string) {
  if (!(await inBar(page, name).isVisible())) await inBar(page, 'More actions').click();
  await inBar(page, name).or(entry(page, name)).click();
}

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
    name: 'the palette',
    show: async (page) => {
      await pressInBar(page, 'Search everything');
      await layer(page, 'Search everything').getByRole('combobox').fill('work');
      return page.getByRole('option').first();
    },
  },
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
      return entry(page, 'Error Details');
    },
  },
  {
    name: 'the details of an error',
    show: async (page, control) => {
      await openRowMenu(page, control);
      await entry(page, 'Error Details').click();
      return page.getByRole('alertdialog').getByText('No disk');
    },
  },
  {
    name: 'the notification settings',
    show: async (page, control) => {
      await (await openPanel(page, control)).choose('Notification settings');
      return layer(page, 'Notification settings');
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
  {
    name: 'the list of shortcuts',
    show: async (page) => {
      await pressInBar(page, 'Help');
      await layer(page, 'Help').getByRole('button', { name: 'Keyboard shortcuts' }).click();
      return layer(page, 'Keyboard shortcuts');
    },
  },
  {
    name: 'what is new',
    show: async (page) => {
      await pressInBar(page, 'Help');
      await layer(page, 'Help').getByRole('button', { name: 'Review Release Notes' }).click();
      return layer(page, 'What is new');
    },
  },
  {
    name: 'the modules of a group and favourites that are arranged',
    show: async (page) => {
      await inMain(page, /^Field Work/).click();
      for (const name of ['Work Order', 'Field Service'])
        await inMain(page, `Add ${name} to favourites`).first().click();
      await inMain(page, 'Arrange').click();
      return page.getByRole('region', { name: 'Favourites' }).getByRole('row', { name: 'Work Order' });
    },
  },
  {
    name: 'the data of a report',
    path: '/apps/dashboards/NWX/report/nwx-po',
    show: async (page) => {
      await inMain(page, 'Export data').click();
      return entry(page, /./).first();
    },
  },
];

/** A form with all kinds of fields, and what is wrong with it. */
const forms: readonly Thing[] = ['/apps/fieldReport', '/apps/dailyFieldReport'].map((path) => ({
  name: `the daily report at ${path} with what is missing`,
  path,
  show: async (page) => {
    await inMain(page, 'Send the report').click();
    return page.getByRole('main').getByRole('link', { name: /^Signature/ });
  },
}));

test.describe('under a finger, on a phone and on a tablet', { tag: '@proof' }, () => {
  for (const { name, path = '/', show, isOfWidth = false } of [...things, ...forms]) {
    test(name, async ({ page, control, signIn }) => {
      await page.setViewportSize(touchScreens[0]);
      await emulateTouch(page);
      await signIn('avery', { path });
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

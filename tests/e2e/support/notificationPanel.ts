import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from './control.ts';

/** The notification panel, found by its accessible names in the given language. */
export class NotificationPanel {
  readonly page: Page;
  readonly root: Locator;
  readonly names: { title: string; bell: RegExp };

  constructor(page: Page, names = { title: 'Notifications', bell: /^Notifications/ }) {
    this.page = page;
    this.names = names;
    // The closing panel is still visible, but inert.
    this.root = page.getByRole('dialog', { name: names.title }).and(page.locator(':not([inert])'));
  }

  /** Opens the panel of a page, at All unless another tab is named. */
  static async openIn(page: Page, tab?: string): Promise<NotificationPanel> {
    const panel = new NotificationPanel(page);
    await (tab === undefined ? panel.open() : panel.showTab(tab));
    return panel;
  }

  get bell(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.names.bell });
  }

  /** Opens the panel at All, its last tab, unless it is open. A module may open it at the same moment, and a click would then close it again. */
  async open() {
    let isOpening = false;
    await expect(async () => {
      if ((await this.bell.getAttribute('aria-expanded')) !== 'true') {
        isOpening = true;
        await this.bell.click();
      }
      await expect(this.root).toBeVisible({ timeout: 5000 });
    }).toPass();
    if (isOpening) await this.root.getByRole('tab').last().click();
  }

  async showTab(name: string | RegExp) {
    await this.open();
    await this.root.getByRole('tab', { name }).click();
  }

  /** Returns the row with this title; the newest if several have it. */
  row(title: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: title }).first();
  }

  /** The row at the top of the list. */
  get newest(): Locator {
    return this.root.getByRole('listitem').first();
  }

  /** Chooses an entry of the panel's own menu. */
  async choose(entry: string) {
    await this.root.getByRole('button', { name: 'Notification options' }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Reads the count from the bell's English label. */
  async unread(): Promise<number> {
    return Number(/(\d+) unread/.exec((await this.bell.textContent()) ?? '')?.[1] ?? 0);
  }
}

/** The bell of a page in English. */
export const bell = (page: Page) => new NotificationPanel(page).bell;

/** What waits to be sent, once the panel shows it. */
export const waitingRows = (page: Page) => page.getByRole('list', { name: 'Waiting to send' }).getByRole('listitem');

/** Opens the panel at what waits to be sent. */
export async function openWaiting(page: Page) {
  await bell(page).click();
  await page.getByRole('tab', { name: 'Waiting to send' }).click();
}

/**
 * Sends one item to `avery` by the hub alone until a panel shows it, which proves that its tab listens to the hub. No service has the item, so a tab
 * that is not connected yet, or does not follow the leading tab yet, misses it.
 */
export async function expectLive(control: Control, panel: NotificationPanel, title: string): Promise<void> {
  await expect(async () => {
    await control.notify('avery', { type: 'todo', id: title, title }, 'hub');
    await expect(panel.row(title)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

/** Records every text that a row shows from now on, so that a test also sees short states. */
export async function recordTexts(row: Locator): Promise<() => Promise<string[]>> {
  const texts = await row.evaluateHandle((element) => {
    const seen = [element.textContent ?? ''];
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => texts.jsonValue();
}

import type { Locator, Page } from '@playwright/test';

/** The notification panel as a person finds it: by its names, in the language given. */
export class NotificationPanel {
  readonly page: Page;
  readonly root: Locator;
  readonly names: { title: string; bell: RegExp };

  constructor(page: Page, names = { title: 'Notifications', bell: /^Notifications/ }) {
    this.page = page;
    this.names = names;
    this.root = page.getByRole('dialog', { name: names.title });
  }

  async open() {
    if (await this.root.isVisible()) return;
    await this.page.getByRole('banner').getByRole('button', { name: this.names.bell }).click();
    await this.root.waitFor();
  }

  async showTab(name: string | RegExp) {
    await this.open();
    await this.root.getByRole('tab', { name }).click();
  }

  /** The row with this title; the newest where several have it. */
  row(title: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: title }).first();
  }
}

/** Notes every text that a row shows from now on, so that a state that passes quickly is seen too. */
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

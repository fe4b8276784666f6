import { expect } from '@playwright/test';
import german from '../e2e/languages/de.json' with { type: 'json' };
import urdu from '../e2e/languages/ur.json' with { type: 'json' };
import { renderWith } from './support/preview.ts';
import { test } from './support/workshop.ts';

/** The languages of the toolbar that are files: the same with which the portal and an app start. */
const added = [
  { language: 'german', tag: 'de', name: 'Deutsch', direction: 'ltr', file: german },
  { language: 'urdu', tag: 'ur', name: 'اردو', direction: 'rtl', file: urdu },
];

for (const { language, tag, name, direction, file } of added) {
  test(`${language} is a file that loads when the toolbar chooses it, for all packages`, async ({
    browser,
    workshop,
  }) => {
    const context = await browser.newContext({ baseURL: workshop });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (new RegExp(`/${tag}-[^/]+\\.js$`).test(request.url())) loaded.push(request.url());
    });
    const show = (id: string, globals = '') => page.goto(`iframe.html?viewMode=story&id=${id}&globals=${globals}`);

    await show('notification-center-notificationpanel--active');
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(loaded).toEqual([]);
    await page.evaluate(renderWith, { theme: 'light', language });
    const { panel: texts, lists } = file['notification-center'];
    const panel = page.getByRole('dialog', { name: texts.title });
    await expect(panel.getByRole('tab', { name: lists.exports })).toBeVisible();
    await expect(panel.getByRole('button', { name: file['ui-kit'].close.close, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(loaded).toHaveLength(1);

    await show('portal-pages-account--local-account', `language:${language}`);
    await expect(page.getByText(file['portal-shell'].account.direction, { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}-`));
    await context.close();
  });
}

import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { configure } from './support/intercept.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

// The headless shell does not notify a page of a changed permission.
test.use({ startsCold: true, launchOptions: chromiumLaunch });

/** Makes the configuration offer push. */
async function offerPush(page: Page, portal: string) {
  const firebase = { apiKey: 'key', projectId: 'project', messagingSenderId: '1', appId: '1:1:web:1' };
  await configure(page, portal, { push: { firebase, vapidKey: 'key' } }, { PUSH_NOTIFICATIONS: true });
}

test('push denied, blocked, withdrawn: a chip says how to allow it, and the rest works', async ({
  page,
  portal,
  control,
  signIn,
}) => {
  await offerPush(page, portal);
  const devTools = await page.context().newCDPSession(page);
  const { targetInfo } = await devTools.send('Target.getTargetInfo');
  const setPermission = (setting: 'denied' | 'prompt') =>
    devTools.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting,
      origin: portal,
      ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    });
  await setPermission('denied');
  const panel = new NotificationPanel(page);
  const chip = panel.root.getByRole('button', { name: /Push notifications disabled/ });
  await signIn('avery');
  await panel.open();
  await chip.click();
  await expect(page.getByRole('dialog').last()).toContainText('notifications');
  await page.keyboard.press('Escape');
  await control.notify('avery', { type: 'todo', title: 'Without push' });
  await expect(panel.row('Without push')).toBeVisible();
  await setPermission('prompt');
  await expect(chip).toBeHidden();
  await setPermission('denied');
  await expect(chip).toBeVisible();
});

test('an extension that blocks push costs push alone', async ({ page, context, portal, signIn, loadsMayFail }) => {
  loadsMayFail();
  await offerPush(page, portal);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
  await context.route(
    ({ pathname }) => pathname.startsWith('/assets/firebase-'),
    (route) => route.abort('blockedbyclient'),
  );
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Push notifications could not'));
  await signIn('avery');
  await warned;
  await menuEntry(page, 'Dashboards').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('gantry.reloaded_builds'))).toBeNull();
});

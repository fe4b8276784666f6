import { chromiumLaunch } from '../chromium.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

// The headless shell tells a page nothing of a changed permission.
test.use({ startsCold: true, launchOptions: chromiumLaunch });

test('push denied, blocked, withdrawn: a chip says how to allow it, and the rest works', async ({
  page,
  gantry,
  control,
  signIn,
}) => {
  const right = await (await fetch(`${gantry.portalOrigin}/config.json`)).json();
  const firebase = { apiKey: 'key', projectId: 'project', messagingSenderId: '1', appId: '1:1:web:1' };
  const flags = { ...right.flags, PUSH_NOTIFICATIONS: true };
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...right, flags, push: { firebase, vapidKey: 'key' } } }),
  );
  const devTools = await page.context().newCDPSession(page);
  const { targetInfo } = await devTools.send('Target.getTargetInfo');
  const setPermission = (setting: 'denied' | 'prompt') =>
    devTools.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting,
      origin: gantry.portalOrigin,
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

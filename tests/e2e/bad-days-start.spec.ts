import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

test('config.json missing or bad: a message names each wrong key of the configuration', async ({
  page,
  gantry,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  const right = await (await fetch(`${gantry.portalOrigin}/config.json`)).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...right, product: '', flags: { ...right.flags, DEBUG: 'yes' }, hubname: 'hub' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
  for (const key of ['product', 'flags.DEBUG', 'hubname'])
    await expect(page.getByText(key, { exact: true })).toBeVisible();
});

for (const [what, answer] of [
  ['is not JSON', { body: '{"product":', contentType: 'application/json' }],
  ['does not load', { status: 503, body: 'busy' }],
] as const) {
  test(`config.json missing or bad: the page shows an error if it ${what}`, async ({ page, expectFailedLoads }) => {
    expectFailedLoads();
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
    await expect(page.getByRole('button', { name: /reload|try again/i })).toBeVisible();
  });
}

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

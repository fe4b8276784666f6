import { rowsOf } from './support/storageDump.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import type { Desktop, DesktopNotification } from './support/desktop.ts';
import type { Google } from './support/google.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { inBar, pageOf, signOut, stored, welcome } from './support/portalPage.ts';
import { callAddress, elsewhere, test as base } from './support/pushTest.ts';
import { expect } from './support/test.ts';

/** A message as Firebase's server sends it to a browser. */
const message = (id: string, title: string, link: string) => ({
  from: '7',
  fcmMessageId: id,
  notification: { title, body: 'Northwind Wireless Expansion', click_action: link },
  fcmOptions: { link },
});

/** Waits for the notification with this title on the desktop. */
async function shown(desktop: Desktop, title: string): Promise<DesktopNotification> {
  await expect.poll(() => desktop.shown().filter((known) => known.title === title).length).toBe(1);
  const notification = desktop.shown().find((known) => known.title === title);
  if (notification === undefined) throw new Error(`${title} is not shown.`);
  return notification;
}

/** The page that a click on a notification of the desktop opens. */
const openedBy = (page: Page, desktop: Desktop, title: string) =>
  pageOf(page, async () => desktop.click(await shown(desktop, title)));

/** Playwright lets every page count as the one with the focus. */
async function useRealFocus(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}

const hasFocus = (page: Page) => page.evaluate(() => document.hasFocus());

/** Records each question for the permission, and whether a gesture caused it. The browser is asked as before. */
const recordQuestions = (context: BrowserContext) =>
  context.addInitScript(() => {
    const questions: boolean[] = [];
    const ask = Notification.requestPermission.bind(Notification);
    Object.assign(globalThis, { questions });
    Notification.requestPermission = () => {
      questions.push(navigator.userActivation.isActive);
      return ask();
    };
  });
const questions = (page: Page) => page.evaluate(() => (globalThis as unknown as { questions: boolean[] }).questions); // The script above adds it.

const allow = async (page: Page) => {
  await inBar(page, /Account/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow browser notifications' }).click();
};

const paths = new Set([
  '/api/UserNotification/RegisterUserDeviceForPushNotifications',
  '/api/PushNotifications/Subscribe',
]);

/** What the two services received about devices. */
const registrations = async (control: Control) =>
  (await control.requests())
    .filter(({ path }) => paths.has(path))
    // The platform has checked its shape.
    .map(({ service, program, body }) => ({
      service,
      program,
      ...(body as { DeviceToken: string; UserId: string; DeviceId: string }),
    }));

const test = base.extend<{ registered: Page }>({
  /** Home of avery, on a device that both services know. */
  registered: async ({ page, signIn, push, control }, use) => {
    await push.setPermission('granted');
    await signIn('avery');
    await expect.poll(async () => (await registrations(control)).length).toBe(2);
    await use(page);
  },
});

/** Loads the portal in a tab and waits until it has connected push: it answers the worker, and has compared its token. */
async function connect(page: Page, google: Google, load: () => Promise<unknown> = () => page.goto('/')) {
  const lookupsBefore = google.lookups();
  await load();
  await expect.poll(() => google.lookups()).toBeGreaterThan(lookupsBefore);
  // The registration holds this lock.
  await page.evaluate(() => navigator.locks.request('gantry.push', () => undefined));
}

test.describe('push', { tag: '@proof' }, () => {
  test('the permission is asked for after a gesture only, and the device is registered once until something changes', async ({
    page,
    context,
    control,
    signIn,
    google,
    push,
  }) => {
    await recordQuestions(context);
    await signIn('avery');
    await expect(welcome(page)).toBeVisible();
    await new NotificationPanel(page).open();
    await page.keyboard.press('Escape');
    expect(await questions(page)).toEqual([]);
    await allow(page);
    await expect.poll(() => questions(page)).toEqual([true]);
    expect(await registrations(control)).toEqual([]);

    await push.setPermission('granted');
    await expect.poll(async () => (await registrations(control)).length).toBe(2);
    const [token] = google.tokens;
    expect(await registrations(control)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ service: 'monolith', UserId: 'avery', DeviceToken: token }),
        expect.objectContaining({ service: 'notification', UserId: 'avery', DeviceToken: token }),
      ]),
    );

    // Another tab finds nothing new; neither does a reload.
    const tab = await context.newPage();
    await connect(tab, google);
    await connect(tab, google, () => tab.reload());
    expect(await registrations(control)).toHaveLength(2);

    // The browser ends the subscription with the permission. Then the token is another one.
    await push.setPermission('denied');
    await expect
      .poll(async () => (await registrations(control)).map(({ DeviceToken }) => DeviceToken))
      .toEqual([token, token, '', '']);
    google.endSubscription();
    await push.setPermission('granted');
    // Both tabs register. One that does not see yet what the other has stored asks for one more token, which replaces the other's.
    const isLastKnown = async () => {
      const { DeviceToken: last } = (await registrations(control)).slice(4).at(-1) ?? {};
      return last !== token && [...google.tokens].join() === last;
    };
    await expect.poll(isLastKnown).toBe(true);
  });

  test('a click on a notification of the background focuses the open tab, at the item, in its program', async ({
    registered: page,
    context,
    desktop,
    google,
    push,
  }) => {
    await page.goto(elsewhere);
    await push.deliver(message('m1', 'Work order 7 is late', '/apps/workOrder?workOrderId=7&program=HFR'));
    const notification = await shown(desktop, 'Work order 7 is late');
    expect(notification.body).toContain('Northwind Wireless Expansion');

    await connect(page, google);
    await expect(page.getByRole('banner')).toContainText('Northwind Wireless Expansion');
    const other = await context.newPage();
    for (const open of [page, other]) await useRealFocus(open);
    await other.bringToFront();
    await expect.poll(() => hasFocus(page)).toBe(false);
    desktop.click(notification);
    await expect(page).toHaveURL(/\/apps\/workOrder\?workOrderId=7$/);
    await expect(page.getByRole('banner')).toContainText('Harbor Fiber Rollout');
    await expect.poll(() => hasFocus(page)).toBe(true);
    expect(desktop.shown()).toEqual([]);
  });

  test('without a tab of the portal, a click opens one; a call gets a window of its own', async ({
    registered: page,
    desktop,
    push,
  }) => {
    await page.goto(elsewhere);
    await push.deliver(message('m1', 'Closeout approved', '/apps/closeoutManagement'));
    const opened = await openedBy(page, desktop, 'Closeout approved');
    await expect(opened).toHaveURL(/\/apps\/closeoutManagement$/);
    // A page that still loads would not go elsewhere.
    await expect(opened.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await opened.goto(elsewhere);

    await push.deliver({
      from: '7',
      fcmMessageId: 'm2',
      data: { title: 'Incoming video call', link: callAddress },
    });
    await expect(await openedBy(page, desktop, 'Incoming video call')).toHaveURL(callAddress);
  });

  test('in the foreground a message shows one notification, whose click opens its link, a call in a window, and asks before it signs out', async ({
    registered: page,
    context,
    desktop,
    google,
    push,
  }) => {
    const other = await context.newPage();
    await connect(other, google);
    await push.deliver(message('m1', 'Closeout approved', '/apps/closeoutManagement'));
    desktop.click(await shown(desktop, 'Closeout approved'));
    const atItem = () => [page, other].filter((tab) => tab.url().endsWith('/apps/closeoutManagement')).length;
    await expect.poll(atItem).toBe(1);
    await other.close();

    await push.deliver(message('m2', 'Incoming video call', callAddress));
    const call = await openedBy(page, desktop, 'Incoming video call');
    await expect(call).toHaveURL(callAddress);
    expect(await call.evaluate(() => window.opener)).toBeNull();

    await push.deliver(message('m3', 'Welcome back', '/apps/userLogout'));
    desktop.click(await shown(desktop, 'Welcome back'));
    await expect(page.getByRole('heading', { name: 'Do you want to sign out?' })).toBeVisible();

    // Safari ends the subscription of a portal that receives a message and shows nothing.
    await push.deliver({ from: '7', fcmMessageId: 'm4', data: {} });
    await shown(desktop, 'Gantry');
  });

  test('sign-out deletes the token at Firebase, tells both services and leaves nothing of the device', async ({
    registered: page,
    control,
    google,
  }) => {
    const [token] = google.tokens;
    await signOut(page);
    expect(google.tokens.size).toBe(0);
    const told = (await registrations(control)).slice(2);
    expect(told.map(({ service }) => service).toSorted()).toEqual(['monolith', 'notification']);
    for (const { DeviceToken, UserId, program: sent } of told)
      expect({ DeviceToken, UserId, sent }).toEqual({ DeviceToken: '', UserId: 'avery', sent: 'NWX' });
    await page.goto('/favicon.svg');
    expect(await stored(page)).not.toContain(token);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    // Another database of Firebase counts days of use and names nobody.
    for (const name of ['firebase-messaging-database', 'firebase-installations-database'])
      expect(await rowsOf(page, name)).toEqual([]);
  });

  test('a push service that refuses changes nothing else, and a denied permission says how to allow it', async ({
    page,
    control,
    signIn,
    google,
    push,
  }) => {
    google.refuseSubscriptions();
    const warned = page.waitForEvent('console', (line) =>
      line.text().includes('Push notifications could not be set up'),
    );
    await push.setPermission('granted');
    await signIn('avery');
    await warned;
    const panel = await NotificationPanel.openIn(page);
    await control.notify('avery', { type: 'todo', title: 'Without push' });
    await expect(panel.row('Without push')).toBeVisible();
    expect(await registrations(control)).toEqual([]);
    await push.setPermission('denied');
    await panel.root.getByRole('button', { name: /Push notifications disabled/ }).click();
    await expect(page.getByRole('dialog').last()).toContainText('notifications');
  });
});

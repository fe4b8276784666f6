import type { Page } from '@playwright/test';
import { NotificationPanel } from './support/notificationPanel.ts';
import {
  expectSignedOut,
  menuEntry,
  pageOf,
  signOut,
  stored,
  timeToRenewal,
  tokenOf,
  welcome,
} from './support/portalPage.ts';
import { fillSignIn, signInByForm } from './support/signIn.ts';
import { expect, program, test } from './support/test.ts';

/** Freezes a tab as a browser does with one that nobody looks at, or wakes it. */
async function setFrozen(page: Page, isFrozen: boolean) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
  await devTools.detach();
}

test('sleep: what was missed shows after waking', async ({ page, panel, control }) => {
  await expect.poll(async () => (await control.connections()).length).toBe(1);
  await setFrozen(page, true);
  // A browser freezes a tab when it likes, so the tab may connect again at once.
  await control.notify('avery', { type: 'todo', title: 'Stored during the sleep' }, 'store');
  await control.hub('drop');
  await setFrozen(page, false);
  await expect(panel.row('Stored during the sleep')).toBeVisible({ timeout: 60_000 });
});

test('sign-out elsewhere, in a tab that was frozen: no token stays', async ({ home: page, loadsMayFail, openTab }) => {
  // The frozen tab may begin to connect just as its token is revoked.
  loadsMayFail();
  const other = await openTab();
  await setFrozen(other, true);
  await signOut(page);
  await setFrozen(other, false);
  await expectSignedOut(other);
  expect(await stored(other)).not.toMatch(/avery|eyJ|access_token/);
});

test('sign-out elsewhere, in a tab that was away: Back shows no session', async ({ home: page, portal, openTab }) => {
  const other = await openTab();
  await other.goto('about:blank');
  await signOut(page);
  await other.goBack();
  await expectSignedOut(other);
  await other.goto(`${portal}/Error/404`);
  await expect(other.getByText('does not exist')).toBeVisible();
  expect(await stored(other)).not.toMatch(/avery|eyJ|access_token/);
});

test('clock ±10 minutes and ±1 day: a device with a wrong clock signs in', async ({
  context,
  gantry,
  portal,
  control: _,
}) => {
  for (const minutes of [-1440, -10, 10, 1440]) {
    await test.step(`${String(minutes)} minutes`, async () => {
      const page = await context.newPage();
      await page.addInitScript((wrong) => {
        const Right = Date;
        window.Date = new Proxy(Right, {
          construct: (_, values) => Reflect.construct(Right, values.length === 0 ? [Right.now() + wrong] : values),
          get: (_, name) => (name === 'now' ? () => Right.now() + wrong : Reflect.get(Right, name)),
        });
      }, minutes * 60_000);
      await signInByForm(page, 'avery', portal, program);
      await expect(welcome(page)).toBeVisible();
      await gantry.kept.leave(false);
    });
  }
});

test('storage full: the portal works, and says so once', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.value?.call(this, key, value);
    };
  });
  await signIn('avery', { byForm: true });
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText('The storage of this browser is full.')).toHaveCount(1);
});

test.describe('in a browser that blocks the storage', () => {
  test.use({ startsCold: true });

  test('storage blocked: the person signs in in a window and works', async ({ page, context, watch }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    const form = await pageOf(page, () => page.getByRole('button', { name: 'Sign in in a window' }).click());
    watch(form);
    await fillSignIn(form, 'avery');
    await page.getByRole('dialog').getByText(program, { exact: true }).click();
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByText('This browser stores nothing for the portal.')).toHaveCount(1);
  });
});

/** What only some parts of the portal use, and a browser may lack. */
function lack() {
  const ofWindow = ['BroadcastChannel', 'PerformanceObserver', 'Notification', 'PushManager', 'indexedDB', 'caches'];
  for (const name of [...ofWindow, 'requestIdleCallback']) Reflect.deleteProperty(window, name);
  for (const name of ['locks', 'serviceWorker', 'permissions', 'setAppBadge', 'storage', 'connection'])
    Reflect.deleteProperty(Navigator.prototype, name);
}

/** What a browser may refuse, by a setting or an extension. */
function refuse() {
  const denied = () => new DOMException('The operation is insecure.', 'SecurityError');
  const fail = () => {
    throw denied();
  };
  const reject = () => Promise.reject(denied());
  Object.assign(window, {
    BroadcastChannel: function refused() {
      throw denied();
    },
  });
  Object.assign(IDBFactory.prototype, { open: fail, deleteDatabase: fail });
  Object.assign(LockManager.prototype, { request: reject, query: reject });
  Object.assign(CacheStorage.prototype, { open: reject, match: reject, delete: reject });
  Object.assign(ServiceWorkerContainer.prototype, { register: reject, getRegistration: reject });
  Object.assign(Permissions.prototype, { query: fail });
}

test.describe('in a browser without some features', () => {
  test.use({ startsCold: true });

  for (const [what, change] of [
    ['lacks', lack],
    ['refuses', refuse],
  ] as const) {
    test(`features missing: the person works in a browser that ${what} them`, async ({ page, control, signIn }) => {
      await page.clock.install();
      await page.addInitScript(change);
      await control.tokens(600);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await signIn('avery', { byForm: true });
      await expect(welcome(page)).toBeVisible();
      await menuEntry(page, 'Work Order').click();
      await expect(page.getByRole('main').getByRole('heading', { name: 'Work Order', exact: true })).toBeVisible();
      const panel = await NotificationPanel.openIn(page);
      await expect(panel.root.getByRole('listitem').first()).toBeVisible();
      const first = await tokenOf(page);
      await control.tokens(3600);
      await page.clock.fastForward(timeToRenewal);
      await expect.poll(() => tokenOf(page)).not.toBe(first);
      expect(warnings.join('\n')).not.toContain('is not noted');
    });
  }
});

for (const [row, isWiped] of [
  ['storage corrupt', false],
  ['storage wiped', true],
] as const) {
  test(`${row}: the person is not locked out`, async ({ home: page }) => {
    await page.evaluate((wipes) => {
      for (const storage of [sessionStorage, localStorage]) {
        if (wipes) storage.clear();
        else for (const key of Object.keys(storage)) storage.setItem(key, '{"not');
      }
    }, isWiped);
    await menuEntry(page, 'Work Order').click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Work Order', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  });
}

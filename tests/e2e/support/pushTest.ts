import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../chromium.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { standInForGoogle, type Google } from './google.ts';
import { expect, test as base } from './test.ts';

/** A page that is not the portal's. */
export const elsewhere = 'https://elsewhere.example/';
export const callAddress = 'https://calls.example/7';

const firebase = { apiKey: 'key', projectId: 'gantry', messagingSenderId: '7', appId: '1:7:web:1' };
const vapidKey = 'BIZ4nE_qWTLhPkhSmQd9OK4vqPMXoNm2mq6s4bcDMrJ1_Nh6IOG8vJTCVcTE7iUzLJNq2R8Y5K2cLiQX8tcf2wA';
/** The portal's configuration with push. */
export const pushConfiguration = {
  flags: { PUSH_NOTIFICATIONS: true, BYPASS_MODULE_SECURITY: false, DEBUG: false },
  push: { firebase, vapidKey },
};

export interface Push {
  /** Sets the browser's permission, as its settings do. */
  setPermission(setting: 'granted' | 'denied' | 'prompt'): Promise<void>;
  /** Delivers a message to the portal's worker. */
  deliver(message: object): Promise<void>;
}

/**
 * A browser with a profile of its own and a desktop. In the contexts that tests share a browser for, which are private windows, Chromium
 * refuses push and leads no click to a worker.
 */
export const test = base.extend<{ desktop: Desktop; google: Google; push: Push }>({
  installation: async ({ browserName: _ }, use) => use({ configuration: pushConfiguration }),
  desktop: async ({ browserName: _ }, use) => {
    const desktop = await startDesktop();
    await use(desktop);
    await desktop.close();
  },
  context: async ({ desktop, portal, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'gantry-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...chromiumLaunch,
      baseURL: portal,
      viewport,
      env: { ...process.env, ...desktop.environment },
    });
    for (const address of [elsewhere, callAddress]) {
      await context.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      );
    }
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
  // The page that Chromium opens with a profile does not get the focus back.
  page: async ({ context, watch }, use) => {
    const page = await context.newPage();
    watch(page);
    await use(page);
  },
  google: async ({ context }, use) => use(await standInForGoogle(context)),
  push: async ({ page, portal, google: _ }, use) => {
    const devTools = await page.context().newCDPSession(page);
    const registrations = new Map<string, string>();
    devTools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      for (const { scopeURL, registrationId, isDeleted } of event.registrations) {
        if (isDeleted) registrations.delete(scopeURL);
        else registrations.set(scopeURL, registrationId);
      }
    });
    await devTools.send('ServiceWorker.enable');
    await use({
      setPermission: async (setting) => {
        const permission = { name: 'notifications' };
        await devTools.send('Browser.setPermission', { permission, setting, origin: portal });
      },
      deliver: async (message) => {
        await expect.poll(() => registrations.has(`${portal}/`)).toBe(true);
        await devTools.send('ServiceWorker.deliverPushMessage', {
          origin: portal,
          registrationId: registrations.get(`${portal}/`) ?? '',
          data: JSON.stringify(message),
        });
      },
    });
  },
});

import { expect, test as base, type Page } from '@playwright/test';
import { Control } from './control.ts';
import type { CuttableProxy } from '../../interop/support/cuttableProxy.ts';
import type { BuiltPortalCopy } from './builtPortalCopy.ts';
import { Installations, type Installation, type InstallationOptions } from './Installation.ts';
import { firstPageOf, openColdContext } from './KeptContext.ts';
import { NotificationPanel } from './notificationPanel.ts';
import { welcome } from './portalPage.ts';
import { signIn, type SignInOptions } from './signIn.ts';

export { expect } from '@playwright/test';
export { program } from './signIn.ts';

/** What every end-to-end test is given. */
export interface Fixtures {
  /** How the portal of the tests differs. Set it with `test.use`. */
  installation: InstallationOptions;
  /** The portal and its platform, which tests of a worker share. */
  gantry: Installation;
  /** The build of an installation that has its own. */
  build: BuiltPortalCopy;
  /** The line of an installation that is called over one. */
  line: CuttableProxy;
  control: Control;
  /** The portal's address, for tests that open more than one browser. */
  portal: string;
  /** Watches another page for errors. The fixtures already watch `page` and the tabs that they open. */
  watch: (page: Page) => void;
  /** A page in the browser of another device or person. Tests of a worker share it as they share that of `page`. */
  elsewhere: Page;
  /** Opens an empty tab beside `page`. */
  newTab: () => Promise<Page>;
  /** Opens Home in another tab of the person who is signed in. */
  openTab: () => Promise<Page>;
  /** The browser's console line about a failed load then does not fail the test. A fault of `control` that fails loads calls it. */
  loadsMayFail: () => void;
  /**
   * Gives the test a browser that has never loaded the portal. Tests of what is loaded need it, and tests that change the context, as by the
   * clock; set it with `test.use`.
   */
  startsCold: boolean;
  /** Signs a person in and opens an address, in `page` unless another page is given. */
  signIn: (userName: string, options?: SignInOptions & { readonly page?: Page }) => Promise<void>;
  /** Home of avery, who is signed in, in `page`. */
  home: Page;
  /** The notification panel, open in `home`. */
  panel: NotificationPanel;
}

const failedLoad =
  /^Failed to load resource|net::ERR_|Error: Unable to preload CSS|WebSocket connection to|blocked by CORS policy|Failed to fetch dynamically imported module|Refused to apply style|^(?:Loading the script|Connecting to) 'https:/;

export const test = base.extend<Fixtures, { installations: Installations }>({
  startsCold: [false, { option: true }],
  installation: [{}, { option: true }],
  installations: [
    async ({ browser }, use) => {
      const installations = new Installations(browser);
      await use(installations);
      await installations.close();
    },
    { scope: 'worker' },
  ],
  gantry: async ({ installations, installation }, use, { file }) => {
    await use(await installations.of(installation, file));
  },
  build: async ({ gantry: { build } }, use) => {
    if (build === null) throw new Error('The installation has no build of its own.');
    await use(build);
  },
  line: async ({ gantry: { line } }, use) => {
    if (line === null) throw new Error('The installation is not called over a line.');
    await use(line);
  },
  baseURL: async ({ gantry }, use) => {
    await use(gantry.portalOrigin);
  },
  portal: async ({ gantry }, use) => {
    await use(gantry.portalOrigin);
  },
  control: async ({ gantry, loadsMayFail }, use) => {
    const control = new Control(gantry.platformOrigin, loadsMayFail);
    await control.reset();
    await use(control);
  },
  loadsMayFail: async ({ watch: _ }, use, testInfo) => {
    await use(() => {
      testInfo.annotations.push({ type: 'failed loads expected' });
    });
  },
  watch: async ({ browserName: _ }, use, testInfo) => {
    const errors: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()}`);
      });
    });
    const isExpected = testInfo.annotations.some(({ type }) => type === 'failed loads expected');
    const left = errors.filter((error) => !(isExpected && failedLoad.test(error.replace(/^console: /, ''))));
    if (left.length > 0) throw new Error(`The page reported errors:\n${left.join('\n')}`);
  },
  context: async ({ browser, baseURL: _, startsCold, gantry: { kept } }, use, testInfo) => {
    if (!startsCold) {
      await use(await kept.open());
      await kept.leave(testInfo.status !== testInfo.expectedStatus);
      return;
    }
    const context = await openColdContext(browser);
    await use(context);
    await context.close();
  },
  page: async ({ context, watch }, use) => {
    const page = await firstPageOf(context);
    watch(page);
    await use(page);
    // A route that still waits for its answer would fail the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  elsewhere: async ({ gantry: { other }, watch }, use, testInfo) => {
    const page = await firstPageOf(await other.open());
    watch(page);
    await use(page);
    await other.leave(testInfo.status !== testInfo.expectedStatus);
  },
  newTab: async ({ context, watch }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      watch(tab);
      return tab;
    });
  },
  openTab: async ({ newTab }, use) => {
    await use(async () => {
      const tab = await newTab();
      await tab.goto('/');
      await expect(welcome(tab)).toBeVisible();
      return tab;
    });
  },
  signIn: async ({ page: first, control: _ }, use) => {
    await use((userName, { page = first, ...options } = {}) => signIn(page, userName, options));
  },
  home: async ({ page, signIn }, use) => {
    await signIn('avery');
    await expect(welcome(page)).toBeVisible();
    await use(page);
  },
  panel: async ({ home }, use) => {
    const panel = new NotificationPanel(home);
    await panel.open();
    await use(panel);
  },
});

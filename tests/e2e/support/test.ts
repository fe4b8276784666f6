import type { Page } from '@playwright/test';
import { Control } from './control.ts';
import type { Gantry } from './gantry.ts';
import { KeptContext } from './KeptContext.ts';
import { SignIns, type SignInOptions } from './signIn.ts';
import { testWithGantry } from './testWithGantry.ts';

export { expect } from '@playwright/test';
export { program } from './signIn.ts';

/** What every end-to-end test is given. */
export interface Fixtures {
  control: Control;
  /** The portal's address, for tests that open more than one browser. */
  portal: string;
  /** Watches another page for errors. The fixture already watches `page`. */
  watch: (page: Page) => void;
  /** Call before setting a fault. The browser's console line about a failed load then does not fail the test. */
  expectFailedLoads: () => void;
  /**
   * Gives the test a browser that has never loaded the portal. Tests of what is loaded need it, and tests with options of a context; set it
   * with `test.use`.
   */
  startsCold: boolean;
  /** Signs a person in and opens an address, in `page` unless another page is given. */
  signIn: (userName: string, options?: SignInOptions & { readonly page?: Page }) => Promise<void>;
}

const failedLoad =
  /^Failed to load resource|net::ERR_|Error: Unable to preload CSS|WebSocket connection to|blocked by CORS policy|Failed to fetch dynamically imported module|Refused to apply style|^(?:Loading the script|Connecting to) 'https:/;

/**
 * An animation without end runs once. While a job of the panel has no percentage, its bar moves for ever, and drawing that took more of the
 * processor than the rest of a test. Tests of motion ask for reduced motion, and stories show how the bar moves.
 */
function endAnimations() {
  const sheet = new CSSStyleSheet();
  const rule = '*, ::before, ::after { animation-iteration-count: 1 !important; }';
  sheet.replaceSync(`@media (prefers-reduced-motion: no-preference) { ${rule} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** What the tests of one worker share. */
export interface WorkerFixtures {
  gantry: Gantry;
  signIns: SignIns;
  kept: KeptContext;
}

export const test = testWithGantry.extend<Fixtures, WorkerFixtures>({
  startsCold: [false, { option: true }],
  signIns: [
    async ({ browserName: _ }, use) => {
      await use(new SignIns());
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser }, use) => {
      const kept = new KeptContext(browser, (context) => context.addInitScript(endAnimations));
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gantry }, use) => {
    await use(gantry.portalOrigin);
  },
  portal: async ({ gantry }, use) => {
    await use(gantry.portalOrigin);
  },
  control: async ({ gantry }, use) => {
    const control = new Control(gantry.platformOrigin);
    await control.reset();
    await use(control);
  },
  expectFailedLoads: async ({ watch: _ }, use, testInfo) => {
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
  context: async ({ browser, kept, startsCold, gantry }, use, testInfo) => {
    if (!startsCold) {
      await use(await kept.open());
      await kept.leave([gantry.portalOrigin, gantry.platformOrigin], testInfo.status !== testInfo.expectedStatus);
      return;
    }
    const context = await browser.newContext();
    await context.addInitScript(endAnimations);
    await use(context);
    await context.close();
  },
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
    // A route that still waits for its answer would fail the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signIn: async ({ page: first, control: _, signIns }, use) => {
    await use((userName, { page = first, ...options } = {}) => signIns.signIn(page, userName, options));
  },
});

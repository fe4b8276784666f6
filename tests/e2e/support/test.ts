import { test as base, type Page } from '@playwright/test';
import { Control } from './control.ts';
import { startGantry, type Gantry } from './gantry.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  control: Control;
  /** The portal's address, for tests that open more than one browser. */
  portal: string;
  /** Watches a page for errors; `page` is watched already. */
  watch: (page: Page) => void;
  /** Call before laying a fault: the browser's own line about a failed load is then no failure of the test. */
  expectFailedLoads: () => void;
  signIn: (userName: string, options?: { page?: Page; path?: string; program?: string | null }) => Promise<void>;
}

/** The program that tests work in, unless they say otherwise. */
export const program = 'Northwind Wireless Expansion';

const failedLoad = /^Failed to load resource|net::ERR_|WebSocket connection to|blocked by CORS policy/;

export const test = base.extend<Fixtures, { gantry: Gantry }>({
  gantry: [
    async ({ browserName: _ }, use) => {
      const gantry = await startGantry();
      await use(gantry);
      await gantry.close();
    },
    { scope: 'worker', timeout: 60_000 },
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
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
  signIn: async ({ page: first, control: _ }, use) => {
    await use(async (userName, { page = first, path = '/', program: chosen = program } = {}) => {
      await page.goto(path);
      await page.getByLabel(/user name/i).fill(userName);
      await page.getByLabel(/password/i).fill('gantry');
      await page.getByRole('button', { name: /sign in/i }).click();
      if (chosen === null) return;
      await page.getByRole('dialog').getByText(chosen, { exact: true }).click();
    });
  },
});

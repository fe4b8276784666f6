import { test } from '@playwright/test';
import { startGantry, type Gantry } from './gantry.ts';

/** The tests of a worker share one portal and one platform. */
export const testWithGantry = test.extend<object, { gantry: Gantry }>({
  gantry: [
    async ({ browserName: _ }, use) => {
      const gantry = await startGantry();
      await use(gantry);
      await gantry.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

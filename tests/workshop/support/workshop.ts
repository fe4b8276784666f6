import { test as base } from '@playwright/test';
import { axeScript } from './accessibility.ts';
import { serveWorkshop } from './serveWorkshop.ts';
import { Stage } from './Stage.ts';
import { now } from './stories.ts';

/** Test fixtures. Each worker serves the built workshop and keeps one page open. */
export const test = base.extend<{ stage: Stage }, { workshop: string; workerStage: Stage }>({
  workshop: [
    async ({ browserName: _ }, use) => {
      const { origin, close } = await serveWorkshop();
      await use(`${origin}/`);
      await close();
    },
    { scope: 'worker' },
  ],
  workerStage: [
    async ({ browser, workshop }, use) => {
      const context = await browser.newContext({
        baseURL: workshop,
        viewport: { width: 1024, height: 640 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await context.addInitScript({ path: axeScript });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await use(new Stage(page));
      await context.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ workerStage }, use) => {
    await use(workerStage);
    workerStage.expectNoErrors();
  },
});

import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base } from '@playwright/test';
import { Hono } from 'hono';
import { axeScript } from './accessibility.ts';
import { Stage } from './Stage.ts';
import { built } from './stories.ts';

/** Test fixtures. Each worker serves the built workshop and keeps one page open. */
export const test = base.extend<{ stage: Stage }, { workshop: string; workerStage: Stage }>({
  workshop: [
    async ({ browserName: _ }, use) => {
      const app = new Hono().use('*', serveStatic({ root: fileURLToPath(built) }));
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((resolve) => {
        server.once('listening', resolve);
      });
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server of the workshop has no port.');
      await use(`http://127.0.0.1:${String(address.port)}/`);
      server.close();
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
      await page.clock.setFixedTime(new Date('2026-11-02T10:00:00Z'));
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

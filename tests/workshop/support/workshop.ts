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
      const app = new Hono()
        // A story in a frame of its own cannot change a page of the docs, and each one would load the whole workshop again.
        .get('/iframe.html', (context, next) =>
          context.req.header('sec-fetch-dest') === 'iframe' ? context.html('') : next(),
        )
        // The name of each of these files has a hash of what it holds, so no page asks for one twice.
        .use('/assets/*', (context, next) => {
          context.header('Cache-Control', 'max-age=31536000, immutable');
          return next();
        })
        .use('*', serveStatic({ root: fileURLToPath(built) }));
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

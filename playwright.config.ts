import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';

export default defineConfig({
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  // A second try on the build server is reported as flaky, not hidden.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // Versions of Chromium draw the edges of letters a little differently. A corner with another radius differs more than that.
      threshold: 0.15,
      maxDiffPixels: 30,
      stylePath: './tests/workshop/support/pictures.css',
    },
  },
  updateSnapshots: 'none',
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // Recording one slows every test down. `npx playwright test --trace on` records one where it is needed.
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    /** Flows end to end: each worker runs a portal and a platform of its own, so that files run side by side. */
    { name: 'e2e', testDir: 'tests/e2e', outputDir: 'test-results/e2e' },
    /** The built packages in a browser as other apps run them. */
    { name: 'packages', testDir: 'tests/packages', testMatch: '**/*.spec.ts', outputDir: 'test-results/packages' },
    /** An app that is not the portal, with the packages as they are packed. */
    { name: 'consumer', testDir: 'tests/packed-consumer', outputDir: 'test-results/consumer' },
    /** Every story of the built workshop in every mode: axe, pictures, narrow and enlarged. */
    {
      name: 'workshop',
      testDir: 'tests/workshop',
      outputDir: 'test-results/workshop',
      fullyParallel: true,
      use: {
        trace: 'off',
        launchOptions: {
          ...chromiumLaunch,
          args: [
            ...chromiumLaunch.args,
            // Without it a pixel of a rounded corner depends on what was drawn there before.
            '--disable-partial-raster',
            // Text and colours are drawn alike whatever the fonts and the screen of a machine are set to.
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
});

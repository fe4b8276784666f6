import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';

/** End to end: each worker runs a portal and a platform of its own (tests/e2e/support/gantry.ts), so files run side by side. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    trace: 'retain-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});

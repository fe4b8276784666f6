import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { pageOptions, windows } from '../worlds/world.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/interop',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // The certificate of the tests is not signed by a known authority.
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--ignore-certificate-errors'] },
    ignoreHTTPSErrors: true,
    ...pageOptions,
    viewport: windows.screen,
    acceptDownloads: true,
    trace: 'retain-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});

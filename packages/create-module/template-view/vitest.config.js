import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// CHROMIUM names an installed Chromium. Without it, run "npx playwright install chromium" once.
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  test: {
    include: ['tests/**/*.test.js'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(executablePath ? { launchOptions: { executablePath, args: ['--no-sandbox'] } } : {}),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});

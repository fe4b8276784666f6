import { gantryModule, sharedLibraries } from '@gantry/module/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// CHROMIUM names an installed Chromium. Without it, run "npx playwright install chromium" once.
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  plugins: [react(), gantryModule()],
  optimizeDeps: { include: [...sharedLibraries] },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
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

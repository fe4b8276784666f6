import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { headlessShellLaunch } from './tests/chromium.ts';

// Tests take long on a busy machine. The long timeouts keep slow tests from failing.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const nodeConditions = ['@gantry/source', 'module', 'node', 'development|production'];
const browserConditions = ['@gantry/source', 'module', 'browser', 'development|production'];

/** Files of tests that replace a module before it loads, or change their page for good. Each has a page of its own. */
const filesOfTheirOwn = [
  'packages/ui-kit/src/SideNav/RailSubmenu.browser.test.tsx',
  'packages/notification-center/src/ui/ScreenBoundary/ScreenBoundary.browser.test.tsx',
  'packages/portal-shell/src/push/startPush.browser.test.ts',
];

/** A project of tests in a browser. */
const inBrowser = (test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration => ({
  plugins: [react()],
  resolve: { conditions: browserConditions },
  // Vite would otherwise find them one by one on a cold cache and load a second React.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'styled-components',
      'react-aria-components',
      'react-aria/private/interactions/useFocusable',
      'react-aria/private/utils/runAfterTransition',
      'react-aria/useTooltipTrigger',
      'react-stately/useTooltipTriggerState',
      'react-router-dom',
      'lucide-react',
      'valibot',
      'vitest-browser-react',
      'axe-core',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@microsoft/signalr',
      'oidc-client-ts',
      'dompurify',
      'firebase/app',
      'firebase/messaging',
      'powerbi-client',
      'powerbi-client-react',
    ],
  },
  test: {
    ...patience,
    ...test,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: headlessShellLaunch }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      dependencySourcemaps: false,
      connectTimeout: 300_000,
    },
  },
});

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          // A process keeps the modules that it has loaded from one file to the next, which takes a third less.
          isolate: false,
          include: [
            'packages/*/{src,server,bundling}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.{ts,tsx}', 'scripts/start.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        // These tests use the built packages, as other apps do, without the condition that resolves to the sources.
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts', 'scripts/start.test.ts'],
          ...patience,
        },
      },
      // These files share a page and its modules, because loading all modules for each file would take half of the time.
      inBrowser({
        name: 'browser',
        isolate: false,
        setupFiles: ['tests/freshPage.ts'],
        include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
        exclude: filesOfTheirOwn,
      }),
      inBrowser({ name: 'browser-own-page', include: filesOfTheirOwn }),
    ],
  },
});

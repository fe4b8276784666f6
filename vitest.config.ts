import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { headlessShellLaunch } from './tests/chromium.ts';
import { writeTokens } from './packages/ui-kit/scripts/generate-tokens.mjs';
import { writeLanguages } from './scripts/languages/compiledLanguages.ts';
import { pageOptions, startOfWorld, windows } from './tests/worlds/world.ts';

writeLanguages();
writeTokens();

// Tests take long on a busy machine. The long timeouts keep slow tests from failing. Each poll of a role reads the whole page, so polls of
// tests that run side by side take the processor from what they wait for.
export const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

const nodeConditions = ['@gantry/source', 'module', 'node', 'development|production'];
const browserConditions = ['@gantry/source', 'module', 'browser', 'development|production'];

/**
 * Lets the browser keep each module of ours for the whole run. It would otherwise ask for all of them again for each file of tests, and
 * compile them again. With `--watch` a module may change, so the browser asks.
 */
const keepModules: Plugin = {
  name: 'gantry-keep-modules',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      if (/\/packages\/[^?]*\.(?:tsx?|json|css)(?:$|\?)/.test(request.url ?? '')) {
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        const setHeader = response.setHeader.bind(response);
        // Vite sets its own header later.
        response.setHeader = (name, value) =>
          name.toLowerCase() === 'cache-control' ? response : setHeader(name, value);
      }
      next();
    });
  },
};

/** How components are built for a browser. */
export const components = {
  plugins: [react(), keepModules],
  resolve: { conditions: browserConditions },
  define: {
    // In tests React Aria reads it, to draw the rows in view alone, and no browser has `process`.
    'process.env.VIRT_ON': '"true"',
    // React tells DevTools of each render and element, which nobody looks at here. That took a seventh of the processor, with the rules below.
    'console.createTask': 'undefined',
    'console.timeStamp': 'undefined',
    // Rules are inserted as in production. As text, each new rule lets the browser read the whole sheet again.
    SC_DISABLE_SPEEDY: 'false',
  },
  // Vite would otherwise find them one by one on a cold cache and load a second React. What is not listed is loaded as it is.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-dom/server.browser',
      'styled-components',
      'react-aria-components',
      'react-aria/filterDOMProps',
      'react-aria/mergeRefs',
      'react-aria/private/interactions/useFocusable',
      'react-aria/private/utils/runAfterTransition',
      'react-aria/private/utils/useViewportSize',
      'react-aria/useNumberField',
      'react-aria/useTooltipTrigger',
      'react-stately/private/form/useFormValidationState',
      'react-stately/useNumberFieldState',
      'react-stately/useTooltipTriggerState',
      '@internationalized/date',
      'react-router-dom',
      'lucide-react',
      'valibot',
      'vitest-browser-react',
      'axe-core',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@microsoft/signalr',
      'oidc-client-ts',
      'axios',
      'dompurify',
      'firebase/app',
      'firebase/messaging',
      'powerbi-client',
      'powerbi-client-react',
      'tus-js-client',
    ],
  },
};

export const inBrowser = {
  enabled: true,
  viewport: windows.component,
  headless: true,
  screenshotFailures: false,
  dependencySourcemaps: false,
  connectTimeout: 300_000,
  // A mock by a route of Playwright now and then comes too late, and ends the cache of the browser.
  importMapMocks: true,
};

/** A file of tests begins in the clock of its world. Only worlds with another clock need it. */
const clockOfWorld = {
  provide: { startOfWorld },
  setupFiles: startOfWorld === null ? [] : ['tests/worlds/shiftClock.ts'],
};

/**
 * Resolves once Playwright finds the frame of the file with this mark. For a moment it may still find that of the file before, where a click would
 * fail.
 */
const untilFrameOf: BrowserCommand<[mark: string]> = async ({ page }, mark) => {
  for (;;) {
    // The frame that is found may go while it is asked.
    const found = await page
      .frame('vitest-iframe')
      ?.evaluate(() => document.documentElement.dataset['frameMark'])
      .catch(() => undefined);
    if (found === mark) return;
    await delay(10);
  }
};

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
          ...clockOfWorld,
          environment: 'node',
          // A process keeps the modules that it has loaded from one file to the next, which takes a third less.
          isolate: false,
          // Models make many short-lived objects. In a larger space for new ones they take an eighth less time.
          execArgv: ['--max-semi-space-size=64'],
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
      {
        ...components,
        test: {
          name: 'browser',
          ...patience,
          // Every second moment a test waits for its page, so each core takes two. More than eight pages take much memory.
          maxWorkers: Math.min(2 * availableParallelism(), 8),
          // Projects of other numbers of workers do not run side by side.
          sequence: { groupOrder: 1 },
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          ...clockOfWorld,
          setupFiles: ['tests/ownFrame.ts', ...clockOfWorld.setupFiles],
          browser: {
            ...inBrowser,
            commands: { untilFrameOf },
            provider: playwright({ launchOptions: headlessShellLaunch, contextOptions: pageOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { headlessShellLaunch } from './tests/chromium.ts';
import { pageOptions, windows } from './tests/worlds/world.ts';

/**
 * How much a picture may differ. Versions of Chromium draw the edges of letters a little differently. A changed corner radius differs by
 * more than this.
 */
const tolerance = { threshold: 0.15, maxDiffPixels: 30 };

export default defineConfig({
  workers: 3,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 180_000,
  expect: {
    timeout: 40_000,
    toHaveScreenshot: { ...tolerance, stylePath: './tests/workshop/support/pictures.css' },
    toMatchSnapshot: tolerance,
  },
  updateSnapshots: 'none',
  reporter: [['list']],
  use: {
    launchOptions: headlessShellLaunch,
    ...pageOptions,
    viewport: windows.screen,
    acceptDownloads: true,
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
  projects: [
    /**
     * End-to-end flows. Each worker runs its own portal and platform, so that tests can run in parallel. Many flows wait for the
     * product's own time limits, so three workers take one core.
     */
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testIgnore: '**/bad-days-*',
      outputDir: 'test-results/e2e',
      fullyParallel: true,
    },
    /** End-to-end flows while something around the portal fails. */
    {
      name: 'bad-days',
      testDir: 'tests/e2e',
      testMatch: '**/bad-days-*',
      outputDir: 'test-results/bad-days',
      fullyParallel: true,
    },
    /** What a screen reader is given, kept as text. */
    {
      name: 'voice',
      testDir: 'tests/voice',
      outputDir: 'test-results/voice',
      snapshotPathTemplate: 'tests/voice/{arg}{ext}',
      fullyParallel: true,
    },
    /** Journeys of people in three engines, by the driver of tests/engines. */
    { name: 'journeys', testDir: 'tests/journeys', outputDir: 'test-results/journeys', fullyParallel: true },
    /** Those of paper in the one engine that each machine has. */
    {
      name: 'paper',
      testDir: 'tests/journeys',
      testMatch: 'paper.spec.ts',
      grep: /chromium/,
      outputDir: 'test-results/paper',
      fullyParallel: true,
    },
    /** The built packages in a browser, as other apps run them. */
    { name: 'packages', testDir: 'tests/packages', testMatch: '**/*.spec.ts', outputDir: 'test-results/packages' },
    /** An app other than the portal, with the packed packages. */
    { name: 'consumer', testDir: 'tests/packed-consumer', outputDir: 'test-results/consumer' },
    /** Apps in other frameworks, with the packed package. */
    { name: 'adoption', testDir: 'tests/adoption', outputDir: 'test-results/adoption' },
    /** A module and a view that the packed template makes, outside of the repository. */
    { name: 'outside', testDir: 'tests/outside-module', outputDir: 'test-results/outside' },
    /** Every story of the built workshop in every mode: axe, pictures, narrow and enlarged. */
    {
      name: 'workshop',
      testDir: 'tests/workshop',
      outputDir: 'test-results/workshop',
      // A picture is cut out of its sheet to be compared.
      snapshotPathTemplate: 'test-results/pictures/{arg}{ext}',
      fullyParallel: true,
      use: {
        launchOptions: {
          ...headlessShellLaunch,
          args: [
            ...headlessShellLaunch.args,
            // Without this flag, a pixel of a rounded corner depends on what was drawn there before.
            '--disable-partial-raster',
            // These flags draw text and colours alike, whatever the font and screen settings of the machine.
            '--font-render-hinting=slight',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
});

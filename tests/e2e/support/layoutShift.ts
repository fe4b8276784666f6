import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What has moved in one frame. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes, in each page that opens from now on, how far what it shows has moved. */
export const watchLayoutShift = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      // What entries of this type have.
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        window.shifts.push({ value, moved: sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent}`) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Nothing has moved farther than this. A glyph of the loaded font may be a pixel narrower. */
export async function expectNothingMoved(page: Page, atMost = 0.0005) {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(atMost);
}

import type { Browser } from 'playwright';
import { median } from './measureList.ts';
import { createMeter } from './meter.ts';

/** The cost of one change of theme. Times are in milliseconds. */
export interface ThemeFigures {
  /** Time until the new colours are painted. */
  readonly time: number;
  /** Processor time of the main thread, including style and paint. */
  readonly processor: number;
}

const switches = 10;

/** Measures changes of theme on a page with `count` rows, all of them in the DOM. */
export async function measureTheme(browser: Browser, address: string, count: number): Promise<ThemeFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  const meter = await createMeter(page);
  await page.evaluate((count) => window.driver.prepare('exports', count), count);
  await page.evaluate(() => window.driver.open());
  await page.evaluate(() => window.driver.idle(60));
  const times: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < switches; round += 1) {
    processor.push(
      await meter.processorTime(async () => {
        times.push(await page.evaluate(() => window.driver.switchTheme()));
      }),
    );
    // Colour transitions end before the next change.
    await page.evaluate(() => window.driver.idle(30));
  }
  await page.close();
  return { time: median(times), processor: median(processor) };
}

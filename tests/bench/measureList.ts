import type { Browser } from 'playwright';
import { createMeter } from './meter.ts';
import type { SubjectPage } from './subjects.ts';

/** The cost of one list on one page. Times are in milliseconds. */
export interface ListFigures {
  /**
   * Time from the service's answer, as text, to painted rows in a page that has drawn nothing yet: with providers, theme and first
   * styles, as an app mounts the list.
   */
  readonly firstMount: number;
  /** The longest task of `firstMount` if it took more than 50 ms; otherwise 0. */
  readonly firstMountTask: number;
  /** Time from the service's answer, as text, to painted rows. */
  readonly fromAnswer: number;
  /** Time from opening a list whose items are in memory to painted rows. */
  readonly mount: number;
  /** `mount` as processor time of the main thread. */
  readonly mountProcessor: number;
  /** Bytes of heap above the same page without these items. */
  readonly heap: number;
  /** Processor time of a thousand changes of visible rows, one in each frame, above that of empty frames. */
  readonly updates: number;
  /** Processor time of a thousand changes in consecutive tasks. */
  readonly burst: number;
  /** The longest task during updates if it took more than 50 ms; otherwise 0. */
  readonly longestTask: number;
}

const thousand = 1000;
const settleFrames = 30;
const firstMounts = 5;
const mounts = 5;

/** Measures a list of `count` items on fresh pages: on one as the first list, and on one that has shown a short list before. */
export async function measureList(
  browser: Browser,
  address: string,
  subject: SubjectPage,
  count: number,
): Promise<ListFigures> {
  return {
    ...(await measureFirstMount(browser, address, count)),
    ...(await measureRunning(browser, address, subject, count)),
  };
}

/** Measures the first list of a page. A page has only one, so the figures are those of several pages. */
async function measureFirstMount(
  browser: Browser,
  address: string,
  count: number,
): Promise<Pick<ListFigures, 'firstMount' | 'firstMountTask'>> {
  const mounts: (readonly [firstMount: number, firstMountTask: number])[] = [];
  for (let round = 0; round < firstMounts; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    await page.evaluate((count) => window.driver.prepare('exports', count), count);
    await page.evaluate(() => window.driver.idle(5));
    mounts.push(await page.evaluate(() => window.driver.openFirst()));
    await page.close();
  }
  return { firstMount: median(mounts.map(([first]) => first)), firstMountTask: median(mounts.map(([, task]) => task)) };
}

async function measureRunning(
  browser: Browser,
  address: string,
  subject: SubjectPage,
  count: number,
): Promise<Omit<ListFigures, 'firstMount' | 'firstMountTask'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(address);
  const meter = await createMeter(page);
  const idle = (frames: number) => page.evaluate((frames) => window.driver.idle(frames), frames);

  await page.evaluate(() => window.driver.prepare('imports', 50));
  await page.evaluate(() => window.driver.open());
  await idle(settleFrames);
  const heapBefore = await meter.heap();
  await page.evaluate((count) => window.driver.prepare('exports', count), count);
  const fromAnswer = await page.evaluate(() => window.driver.open());
  await idle(settleFrames);
  const heap = (await meter.heap()) - heapBefore;

  const mountTimes: number[] = [];
  let mountProcessor = 0;
  for (let round = 0; round < mounts; round += 1) {
    await page.evaluate(() => window.driver.hide());
    await idle(5);
    mountProcessor += await meter.processorTime(async () => {
      mountTimes.push(await page.evaluate(() => window.driver.show()));
    });
  }

  const warmUp = thousand / 5;
  await page.evaluate((times) => window.driver.update(times), warmUp);
  const perFrame = (await meter.processorTime(() => idle(warmUp))) / warmUp;
  let longestTask = 0;
  const updating = await meter.processorTime(async () => {
    longestTask = await page.evaluate((times) => window.driver.update(times), thousand);
  });
  const burst = await meter.processorTime(async () => {
    longestTask = Math.max(longestTask, await page.evaluate((times) => window.driver.updateAtOnce(times), thousand));
  });
  await page.close();
  if (failures.length > 0) throw new Error(`The page of ${subject.label} failed: ${failures.join('; ')}`);
  return {
    fromAnswer,
    mount: median(mountTimes),
    mountProcessor: mountProcessor / mounts,
    heap,
    updates: updating - perFrame * thousand,
    burst,
    longestTask,
  };
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

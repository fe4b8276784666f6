import type { Browser, Page } from 'playwright';
import { median } from '../quantile.ts';
import { createMeter, desktop, launchBrowser } from './meter.ts';
import { servePages } from './pages.ts';
import type { Line, Table, Tell } from './report.ts';

/** The cost of one list on one page. Times are in milliseconds. */
interface ListFigures {
  /**
   * Time from the service's answer, as text, to painted rows in a page that has drawn nothing yet: with providers, theme and first
   * styles, as an app mounts the list.
   */
  readonly firstMount: number;
  /** The longest task of `firstMount` if it took more than 50 ms; otherwise 0. */
  readonly firstMountTask: number;
  /** Time from opening a list whose items are in memory to painted rows. */
  readonly mount: number;
  /** Bytes of heap above the same page without these items. */
  readonly heap: number;
  /** Processor time of a thousand changes of visible rows, one in each frame, above that of empty frames. */
  readonly updates: number;
  /** Processor time of a thousand changes in consecutive tasks. */
  readonly burst: number;
  /** The longest task during updates if it took more than 50 ms; otherwise 0. */
  readonly longestTask: number;
}

/** The ways to show the list, each on a page of its own. Plain DOM is the floor. */
const subjects = { floor: 'floor', gantry: 'Gantry' } as const;
type Subject = keyof typeof subjects;

const lengths = { short: 50, long: 10_000 } as const;
const thousand = 1000;
const settleFrames = 30;
const firstMounts = 5;
const mounts = 5;

const idle = (page: Page, frames: number) => page.evaluate((frames) => window.driver.idle(frames), frames);

/** Opens a page, and prepares an answer of `count` items. */
async function openPage(browser: Browser, address: string, list: 'imports' | 'exports', count: number): Promise<Page> {
  const page = await browser.newPage(desktop);
  await page.goto(address);
  await page.evaluate(([list, count]) => window.driver.prepare(list, count), [list, count] as const);
  return page;
}

/** Measures the first list of a page. A page has only one, so the figures are those of several pages. */
async function measureFirstMount(browser: Browser, address: string, count: number) {
  const measured: (readonly [firstMount: number, firstMountTask: number])[] = [];
  for (let round = 0; round < firstMounts; round += 1) {
    const page = await openPage(browser, address, 'exports', count);
    await idle(page, 5);
    measured.push(await page.evaluate(() => window.driver.openFirst()));
    await page.close();
  }
  return {
    firstMount: median(measured.map(([first]) => first)),
    firstMountTask: median(measured.map(([, task]) => task)),
  };
}

/** Measures a list in a page that has shown a short list before. */
async function measureRunning(browser: Browser, address: string, count: number) {
  const page = await openPage(browser, address, 'imports', lengths.short);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const meter = await createMeter(page);

  await page.evaluate(() => window.driver.open());
  await idle(page, settleFrames);
  const heapBefore = await meter.heap();
  await page.evaluate((count) => window.driver.prepare('exports', count), count);
  await page.evaluate(() => window.driver.open());
  await idle(page, settleFrames);
  const heap = (await meter.heap()) - heapBefore;

  const mountTimes: number[] = [];
  for (let round = 0; round < mounts; round += 1) {
    await page.evaluate(() => window.driver.hide());
    await idle(page, 5);
    mountTimes.push(await page.evaluate(() => window.driver.show()));
  }

  const warmUp = thousand / 5;
  await page.evaluate((times) => window.driver.update(times), warmUp);
  const perFrame = (await meter.processorTime(() => idle(page, warmUp))) / warmUp;
  let longestTask = 0;
  const updating = await meter.processorTime(async () => {
    longestTask = await page.evaluate((times) => window.driver.update(times), thousand);
  });
  const burst = await meter.processorTime(async () => {
    longestTask = Math.max(longestTask, await page.evaluate((times) => window.driver.updateAtOnce(times), thousand));
  });
  await page.close();
  if (failures.length > 0) throw new Error(`The page ${address} failed: ${failures.join('; ')}`);
  return {
    mount: median(mountTimes),
    heap,
    updates: updating - perFrame * thousand,
    burst,
    longestTask,
  };
}

/** Measures lists on each page. */
export async function measureLists(runs: number, tell: Tell): Promise<readonly Table[]> {
  await using pages = await servePages();
  await using browser = await launchBrowser();
  const measured: { readonly subject: Subject; readonly count: number; readonly figures: ListFigures }[] = [];
  const names = Object.keys(subjects) as Subject[]; // The object has these keys alone.
  for (let run = 1; run <= runs; run += 1) {
    for (const subject of names) {
      const address = pages.address(subject);
      for (const count of Object.values(lengths)) {
        tell(run, `${subjects[subject]}, ${count} items`);
        const first = await measureFirstMount(browser, address, count);
        const figures = { ...first, ...(await measureRunning(browser, address, count)) };
        measured.push({ subject, count, figures });
      }
    }
  }

  const middle = (name: Subject, count: number, read: (figures: ListFigures) => number) =>
    median(
      measured.flatMap(({ subject, count: of, figures }) => (subject === name && of === count ? [read(figures)] : [])),
    );
  const line = (
    label: string,
    count: number,
    read: (figures: ListFigures) => number,
    rest: Pick<Line, 'digits' | 'limit'> = {},
  ): Line => ({ label, values: names.map((name) => middle(name, count, read)), ...rest });
  const { short, long } = lengths;
  const shortTask = { digits: 0, limit: { most: 50 } };
  const flat = { digits: 0, limit: { most: 1.25, of: 'first' } } as const;
  return [
    {
      title: 'lists',
      columns: Object.values(subjects),
      lines: [
        ...[short, long].flatMap((count) => [
          line(
            `an app’s first list, ${count.toLocaleString('en')} items, ms from the answer until painted`,
            count,
            ({ firstMount }) => firstMount,
            { limit: { most: 4, of: 'first' } },
          ),
          line('  longest task over 50 ms', count, ({ firstMountTask }) => firstMountTask, shortTask),
        ]),
        line('mounting a list of 10,000 items again, ms until painted', long, ({ mount }) => mount, {
          limit: { most: 3, of: 'first' },
        }),
        line('JS heap of 10,000 items, MB', long, ({ heap }) => heap / 1e6, { limit: { most: 6 } }),
        line('1,000 updates at 10,000 rows, ms of processor', long, ({ updates }) => updates, {
          digits: 0,
          limit: { most: 5.5, of: 'first' },
        }),
        line('  all at once at 10,000 rows', long, ({ burst }) => burst, { digits: 0 }),
        line('  longest task over 50 ms', long, ({ longestTask }) => longestTask, shortTask),
      ],
    },
    {
      title: '1,000 updates, ms of processor',
      columns: ['50 rows', '10,000 rows'],
      lines: names.map((name) => ({
        label: subjects[name],
        values: [short, long].map((count) => middle(name, count, ({ updates }) => updates)),
        ...(name === 'gantry' ? flat : { digits: 0 }),
      })),
    },
  ];
}

import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';

/** The window in which pages are measured on the desktop. */
export const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** Launches the browser in which times are measured. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch);

/**
 * Launches a browser that interprets, for measuring what is left in memory. Otherwise V8 compiles a function again each time that it has run
 * more often, which adds half a megabyte of code in a hundred visits of anything.
 */
export function launchInterpreter(): Promise<Browser> {
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';
  return chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, flags] });
}

/** Measures the processor time and memory of a page. */
export interface Meter {
  /** Runs the work and resolves to the processor time of the page's main thread, in milliseconds. */
  readonly processorTime: (work: () => Promise<unknown>) => Promise<number>;
  /** Resolves to the bytes of JavaScript heap in use after garbage collection. */
  readonly heap: () => Promise<number>;
}

/** Attaches a meter to a page. */
export async function createMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  // Thread time excludes the time of other programs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async processorTime(work) {
      const before = await taskSeconds(session);
      await work();
      return ((await taskSeconds(session)) - before) * 1000;
    },
    async heap() {
      // A freed object may make others collectable.
      for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (task === undefined)
    throw new Error('Chromium gave no TaskDuration: this version names its metrics in another way.');
  return task.value;
}

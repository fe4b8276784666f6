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
export async function createMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Thread time excludes the time of other programs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    /** Runs the work and resolves with the processor time of the page's main thread, in milliseconds. */
    async processorTime(work: () => Promise<unknown>) {
      const before = await taskSeconds(session);
      await work();
      return ((await taskSeconds(session)) - before) * 1000;
    },
    /** Resolves with the processor time of the main thread since the document came. Chromium starts again at zero for each. */
    documentTime: async () => (await taskSeconds(session)) * 1000,
    /** Resolves with the bytes of JavaScript heap in use after garbage collection. */
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

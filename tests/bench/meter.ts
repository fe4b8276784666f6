import type { CDPSession, Page } from 'playwright';

/** Reads what a page costs. */
export interface Meter {
  /** Runs the work and tells how long the page's main thread computed for it, in milliseconds of processor time. */
  readonly processorTime: (work: () => Promise<unknown>) => Promise<number>;
  /** Bytes of JavaScript heap in use, once everything that can go is gone. */
  readonly heap: () => Promise<number>;
}

/** Attaches a meter to a page. */
export async function createMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  // Thread time leaves out what other programs of the machine take.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async processorTime(work) {
      const before = await taskSeconds(session);
      await work();
      return ((await taskSeconds(session)) - before) * 1000;
    },
    async heap() {
      // What is freed may free more.
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

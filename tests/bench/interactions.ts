import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** The longest event of each interaction, by its id, as INP counts them. */
    interactions: Map<number, number>;
  }
}

/** The browser tells of no event that took less, in milliseconds. */
export const shortest = 16;

/** Watches the interactions of a page. Runs in the page, from its start. */
export const watchInteractions = (threshold: number) => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    // The type of an entry follows from the observed type.
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0)
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit); // TypeScript does not know the threshold.
};

/** Returns a tap on an element. A locator's own tap tests what is below the finger, by a script in the page that would count as the page's. */
export async function tapOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing is shown to tap: ${target.toString()}`);
  return () => target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Does something by a person's input, and resolves with the longest interaction of it. */
export async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const settle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Two frames, then an idle moment: entries are told after the paint.
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))));
        }),
    );
  await settle();
  await page.evaluate(() => window.interactions.clear());
  await act();
  await settle();
  const durations = await page.evaluate(() => [...window.interactions.values()]);
  return Math.max(shortest, ...durations);
}

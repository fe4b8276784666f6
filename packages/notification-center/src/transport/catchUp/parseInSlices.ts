import type { Notification } from '../../core/notification.ts';

/** Reading this many items takes about ten milliseconds. A usual page is much shorter. */
const sliceLength = 2000;
/** The first slice of a long response is short, so that its rows are seen before the rest is read. */
const firstLength = 50;
const longestIdleMs = 200;

/** Takes the items of a slice. `isBeginning` is true for the first slice if others follow. */
export type TakeSlice = (items: readonly Notification[], isBeginning: boolean) => void;

/**
 * Reads the items of a response. A long one is read in several tasks, so that the page stays responsive. After the first of them it waits
 * until the page has nothing else to do.
 */
export async function parseInSlices(
  items: readonly unknown[],
  parse: (items: readonly unknown[]) => readonly Notification[],
  onSlice?: TakeSlice,
): Promise<readonly Notification[]> {
  if (items.length <= sliceLength) {
    const all = parse(items);
    onSlice?.(all, false);
    return all;
  }
  const parsed: Notification[] = [];
  let end = 0;
  for (let start = 0; start < items.length; start = end) {
    const isBeginning = start === 0;
    end = isBeginning ? firstLength : start + sliceLength;
    const slice = parse(items.slice(start, end));
    for (const item of slice) parsed.push(item);
    onSlice?.(slice, isBeginning);
    await (isBeginning ? idleMoment() : nextTask());
  }
  return parsed;
}

function idleMoment(): Promise<unknown> {
  // Safari has no such moments.
  if (!('requestIdleCallback' in globalThis)) return nextTask();
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: longestIdleMs });
  });
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

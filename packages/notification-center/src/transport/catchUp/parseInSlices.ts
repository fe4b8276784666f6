import type { Notification } from '../../core/notification.ts';

/** Reading this many items takes about ten milliseconds. A usual page is much shorter. */
const sliceLength = 2000;

/** Reads the items of a response. A long one is read in several tasks, so that the page stays responsive. */
export async function parseInSlices(
  items: readonly unknown[],
  parse: (items: readonly unknown[]) => readonly Notification[],
): Promise<readonly Notification[]> {
  if (items.length <= sliceLength) return parse(items);
  const parsed: Notification[] = [];
  for (let start = 0; start < items.length; start += sliceLength) {
    for (const item of parse(items.slice(start, start + sliceLength))) parsed.push(item);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
  return parsed;
}

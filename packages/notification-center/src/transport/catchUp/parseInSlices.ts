import type { Notification } from '../../core/notification.ts';

/** Reading this many items takes a few milliseconds. A usual page is much shorter. */
const sliceLength = 1000;

/** Reads the items of a response. A long one is read in several tasks, so that the page stays responsive. */
export async function parseInSlices(
  items: readonly unknown[],
  parse: (items: readonly unknown[]) => readonly Notification[],
): Promise<readonly Notification[]> {
  if (items.length <= sliceLength) return parse(items);
  const parsed: Notification[] = [];
  for (let start = 0; start < items.length; start += sliceLength) {
    for (const item of parse(items.slice(start, start + sliceLength))) parsed.push(item);
    await nextTask();
  }
  return parsed;
}

/** Resolves in a task of its own. A message is sooner than a timer, which browsers delay. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

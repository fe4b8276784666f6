import type { NotificationList } from '../../core/lists.ts';

/** Of rows that were never drawn, in px: a title, a line of description, a bar or none, and the line below. */
const unknownHeight: Readonly<Record<NotificationList, number>> = {
  todoActive: 84,
  todoArchive: 84,
  exports: 116,
  imports: 116,
  announcements: 84,
  requests: 116,
  all: 100,
};

/** So many rows count; older ones fade, as the list may have become narrower. */
const remembered = 50;

const means = new Map<NotificationList, { readonly height: number; readonly count: number }>();

/** How high the rows of a list are, on the average of those that were drawn. */
export function meanRowHeight(list: NotificationList): number {
  return Math.round(means.get(list)?.height ?? unknownHeight[list]);
}

/** Takes a row that was drawn into the average. */
export function learnRowHeight(list: NotificationList, height: number): void {
  const { height: mean, count } = means.get(list) ?? { height: 0, count: 0 };
  const next = Math.min(count + 1, remembered);
  means.set(list, { height: mean + (height - mean) / next, count: next });
}

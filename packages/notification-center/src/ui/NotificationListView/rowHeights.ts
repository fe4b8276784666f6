import type { NotificationList } from '../../core/rules/lists.ts';

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

/** What each list came to when it was last shown: the next time starts with it. */
const lastMeans = new Map<NotificationList, number>();

/** How high the rows of a list are taken to be before they are drawn. All heights are in px. */
export interface RowHeights {
  /** The height of a row that was never drawn. */
  readonly estimate: () => number;
  /** Takes a row that was drawn into the average. */
  readonly learn: (height: number) => void;
  /** Makes the average the estimate. Rows below that were never drawn move with it, so this is for a list at its top. */
  readonly settle: () => void;
}

/** Begins with what is known of the list, or of lists like it, and learns from its rows. */
export function createRowHeights(list: NotificationList): RowHeights {
  let estimate = lastMeans.get(list) ?? unknownHeight[list];
  let mean = 0;
  let count = 0;
  return {
    estimate: () => estimate,
    learn(height) {
      count = Math.min(count + 1, remembered);
      mean += (height - mean) / count;
      lastMeans.set(list, Math.round(mean));
    },
    settle() {
      if (count > 0) estimate = Math.round(mean);
    },
  };
}

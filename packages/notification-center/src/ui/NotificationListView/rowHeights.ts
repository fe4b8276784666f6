import type { NotificationList } from '../../core/rules/lists.ts';

/** First estimates of row heights in px: a title, a line of description, possibly a bar, and the meta line. */
const unknownHeight: Readonly<Record<NotificationList, number>> = {
  todoActive: 84,
  todoArchive: 84,
  exports: 116,
  imports: 116,
  announcements: 84,
  requests: 116,
  all: 100,
};

/** The mean is weighted to about this many recent rows, as the list may have become narrower. */
const remembered = 50;

/** The mean of each list when it was last shown, which is its next first estimate. */
const lastMeans = new Map<NotificationList, number>();

/** Estimates the heights of rows that have not been rendered. All heights are in px. */
export interface RowHeights {
  /** Returns the estimated height of a row that has not been rendered. */
  readonly estimate: () => number;
  /** Adds the height of a rendered row to the mean. */
  readonly learn: (height: number) => void;
  /** Makes the mean the estimate. This moves the rows that have not been rendered, so call it only while the list is at its top. */
  readonly settle: () => void;
}

/** Makes the estimates of a list. They start from the last mean or a fixed height. */
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

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

/** Estimates the heights in px of the rows of a list that have not been rendered. The estimates start from the last mean of such a list. */
export function createRowHeights(list: NotificationList) {
  let mean = 0;
  let count = 0;
  return {
    /** Adds the height of a rendered row to the mean. */
    learn: (height: number) => {
      count = Math.min(count + 1, remembered);
      mean += (height - mean) / count;
      lastMeans.set(list, Math.round(mean));
    },
    /**
     * Returns about the mean, or a fixed height before the first list of its kind was rendered. It is never a whole number: the virtualizer
     * does not note a measured height that equals its estimate, and another estimate would then move the rows below.
     */
    mean: () => (count > 0 ? Math.round(mean) : (lastMeans.get(list) ?? unknownHeight[list])) + 0.5,
  };
}

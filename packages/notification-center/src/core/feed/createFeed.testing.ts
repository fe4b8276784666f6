import { serverMinute, someNotification } from '../notification.testing.ts';
import type { Notification } from '../notification.ts';
import { createFeed } from './createFeed.ts';
import type { WritableFeed } from './Feed.ts';

/** Creates a feed whose frames the test triggers. */
export function createTestFeed() {
  const frames: (() => void)[] = [];
  const feed = createFeed({ requestFrame: (callback) => frames.push(callback) });
  return {
    feed,
    frames,
    nextFrame: () => {
      for (const callback of frames.splice(0)) callback();
    },
  };
}

/** Creates an export that was last modified in that minute. */
export function item(id: string, minute = 0, fields: Readonly<Record<string, unknown>> = {}): Notification {
  return someNotification({ id, type: 'export', lastModifiedDate: serverMinute(minute), ...fields });
}

/** Creates a feed with these items and fully loaded lists. */
export function loaded(...items: readonly Notification[]): ReturnType<typeof createTestFeed> {
  const made = createTestFeed();
  made.feed.merge(items, 'rest');
  for (const list of ['all', 'exports', 'todoActive', 'todoArchive'] as const) {
    made.feed.setBound(list, Number.NEGATIVE_INFINITY);
  }
  return made;
}

/** Returns the ids of the list of all items. */
export const idsOf = (feed: WritableFeed) => feed.view('all').get();

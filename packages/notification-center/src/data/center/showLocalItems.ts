import { joinEnds, type Readable } from '@gantry/base/observable';
import { heldIn } from '@gantry/base/values';
import type { Feed, FeedView, WritableFeed } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { parseNotification } from '../../core/parsing/parseNotification.ts';
import { listRules } from '../../core/rules/lists.ts';
import type { CenterEvents } from './createEvents.ts';

/** Work of the app that is to become a job, such as a file on its way to the service. It has a row before the service knows of it. */
export interface LocalItem {
  /** No item of the service has it. */
  readonly id: string;
  readonly type: 'export' | 'import';
  readonly title: string;
  /** ISO 8601. */
  readonly createdDate: string;
  readonly program: { readonly id: string; readonly name: string | null } | null;
}

/** The local items, newest first. Their rows stand above the service's; `parts.localRow` of an app draws them. */
export interface LocalItems extends Readable<readonly LocalItem[]> {
  /** Called with each item of the service. Takes away the local item that it is, and returns whether there was one. */
  readonly replaceBy: (notification: Notification) => boolean;
}

/** Puts local items into the feed that the screens of a center show. */
export type ExtendFeed = (feed: WritableFeed, events: Pick<CenterEvents, 'merged'>) => Feed;

const localItems = new WeakMap<Notification, LocalItem>();

/** The local item that a row of the lists shows; undefined if the service has the item. */
export const localItemOf = (notification: Notification): LocalItem | undefined => localItems.get(notification);

/** For `extendFeed` of `createNotificationCenter`: shows the app's own work in the lists until the service's item takes its place. */
export function showLocalItems(items: LocalItems): ExtendFeed {
  const notifications = new WeakMap<LocalItem, Notification>();
  const notificationOf = (item: LocalItem): Notification => {
    const made = heldIn(notifications, item, () => read(item));
    localItems.set(made, item);
    return made;
  };
  const find = (id: string) => items.get().find((item) => item.id === id);

  return (feed, events) => {
    events.merged.subscribe(({ changes }) => {
      const replaced = changes.filter(({ current }) => items.replaceBy(current));
      // Otherwise the row would be gone for one frame.
      if (replaced.length > 0) feed.flush();
    });

    const view = (list: Parameters<Feed['view']>[0], programs: readonly string[] = []): FeedView => {
      const below = feed.view(list, programs);
      const isShown = (item: LocalItem) =>
        listRules[list].includes(notificationOf(item)) &&
        (programs.length === 0 || programs.includes(item.program?.id ?? ''));
      let from: readonly [local: readonly LocalItem[], ids: readonly string[]] = [[], []];
      let joined: readonly string[] = [];
      return {
        get: () => {
          const now = [items.get(), below.get()] as const;
          if (now[0] !== from[0] || now[1] !== from[1]) {
            const own = now[0].filter(isShown).map(({ id }) => id);
            joined = own.length === 0 ? now[1] : [...own, ...now[1]];
            from = now;
          }
          return joined;
        },
        subscribe: (listener) => joinEnds(items.subscribe(listener), below.subscribe(listener)),
        timeOf: (id) => {
          const item = find(id);
          if (item === undefined) return below.timeOf(id);
          // Rows are in the order of their times.
          const [first] = below.get();
          const later = first === undefined ? null : below.timeOf(first);
          return Math.max(Date.parse(item.createdDate), later ?? 0);
        },
      };
    };

    return {
      ...feed,
      view,
      getItem: (id) => {
        const item = find(id);
        return item === undefined ? feed.getItem(id) : notificationOf(item);
      },
      subscribeItem: (id, listener) => joinEnds(items.subscribe(listener), feed.subscribeItem(id, listener)),
    };
  };
}

/** It counts as read: nobody can mark it. */
function read({ id, type, title, createdDate, program }: LocalItem): Notification {
  const payload = { program: program?.id, programName: program?.name, status: 'enqueued' };
  return parseNotification({ id, type, title, createdDate, read: true, payload }, () => undefined);
}

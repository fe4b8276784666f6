import { createWritable } from '@gantry/base/observable';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import type { CenterParts, UnreadCount } from './CenterParts.ts';
import type { ChangeOrigin } from './createEvents.ts';

const firstDoubtMs = 1000;
const longestDoubtMs = 30_000;

/** Creates the unread count of one feed. It is unknown until the first response. */
export function createUnreadCount(
  parts: Pick<
    CenterParts,
    'options' | 'client' | 'feed' | 'events' | 'lifetime' | 'notices' | 'reaches' | 'typesCounted'
  >,
): UnreadCount {
  const { options, client, feed, events, lifetime, notices, reaches, typesCounted } = parts;
  const { environment } = lifetime;
  const value = createWritable<number | null>(null);
  let counted: number | null = null;
  let since = 0;
  let hidden = 0;
  let touches = 0;
  let writes = 0;
  let doubtMs = firstDoubtMs;
  let cancelDoubt: (() => void) | null = null;
  let isPublishing = false;

  const isCounted = (item: Notification) => reaches('badge', item);
  const unit = (item: Notification) => (item.read || !isCounted(item) ? 0 : 1);
  const held = () => feed.unread(typesCounted() && isCounted);

  /** Items the service counts as unread and the feed does not hold. */
  const unheld = () => (counted === null ? 0 : Math.max(0, counted + since - held().clean));

  function publish() {
    if (isPublishing) return;
    isPublishing = true;
    environment.requestFrame(() => {
      isPublishing = false;
      if (counted === null) return;
      const { clean, shown } = held();
      value.set(Math.max(0, counted + since - hidden + shown - clean));
    });
  }

  function touch(difference: number) {
    since += difference;
    touches += 1;
    publish();
  }

  /**
   * The count may be wrong in a way that only the service can know, so it is fetched again, once for several reasons. A hidden page may show it
   * in its title, and on the icon of the app.
   */
  function doubt() {
    cancelDoubt ??= environment.setTimer(
      () => {
        cancelDoubt = null;
        void askAgain();
      },
      doubtMs * (1 + environment.random()),
    );
  }

  async function askAgain() {
    const question = touches;
    doubtMs = Math.min(longestDoubtMs, doubtMs * 2);
    try {
      answer(question, await client.getUnreadCount());
    } catch (error) {
      notices.log('The unread count could not be fetched; the next catch-up fetches it again.', error);
    }
  }

  function answer(question: number, count: number) {
    counted = count;
    since = 0;
    if (question === touches && writes === 0) doubtMs = firstDoubtMs;
    else doubt();
    publish();
  }

  function onChange({ previous, current }: FeedChange, origin: ChangeOrigin) {
    if (previous !== null) {
      const difference = unit(current) - unit(previous);
      if (difference === 0) return;
      since += difference;
      // The service may have counted before it listed the changes of the same catch-up.
      if (origin === 'hub' || origin === 'page' || origin === 'catchUp') touch(0);
    } else if (origin === 'catchUp') {
      if (unit(current) !== 0) touch(0);
    } else if (origin === 'hub') {
      // An item that is new to the service is new to its count. An older one may have been counted before it changed.
      if (isBrandNew(current)) touch(unit(current));
      else doubt();
    }
  }

  feed.counts.subscribe(publish);
  events.merged.subscribe(({ changes, origin }) => {
    for (const change of changes) onChange(change, origin);
    publish();
  });
  lifetime.onStart(() => {
    let known = JSON.stringify(typesCounted());
    const stopWatching = options.settings?.subscribe(() => {
      const chosen = JSON.stringify(typesCounted());
      if (known === chosen) return;
      known = chosen;
      touch(0);
      void askAgain();
    });
    return () => {
      stopWatching?.();
      cancelDoubt?.();
      cancelDoubt = null;
    };
  });

  return {
    value: { ...value, getInitial: () => null },
    ask: () => touches,
    answer,
    onWritten(ids, read) {
      let changed = 0;
      for (const id of ids) {
        const item = feed.getClean(id);
        if (item === undefined || isCounted(item)) changed += 1;
      }
      touch(read ? -changed : changed);
    },
    beginWrite() {
      writes += 1;
      touch(0);
      return () => {
        writes -= 1;
        touch(0);
      };
    },
    beginMarkAll() {
      const taken = unheld();
      hidden += taken;
      publish();
      return () => {
        hidden -= taken;
        publish();
      };
    },
  };
}

function isBrandNew({ createdDate, modifiedAt }: Notification): boolean {
  return createdDate === null || modifiedAt === null || modifiedAt - Date.parse(createdDate) < 1000;
}

import { listRules, type NotificationList, type TypeStatus } from '../../core/rules/lists.ts';
import type { Notification } from '../../core/notification.ts';
import { formatServerTimeUp } from '../../core/parsing/serverTime.ts';
import type { FilterRequest, NotificationClient, NotificationPage } from '../NotificationClient.ts';
import { oldestTime } from './orderTimes.ts';

/** "Notification page size is 50." */
export const pageSize = 50;

/** One step of a walk. */
export interface WalkedPage {
  readonly items: readonly Notification[];
  /** Every item of this walk's types that was last modified at or after this server time has been seen. */
  readonly seenDownTo: number;
  readonly hasMore: boolean;
}

/** Goes through the service's notifications from the newest to the oldest. A step that fails can be taken again. */
export interface PageWalk {
  readonly next: (step?: PageStep) => Promise<WalkedPage>;
  /** Takes the answer to {@link firstPageRequest}, had otherwise, for the first step. */
  readonly begin: (page: NotificationPage) => WalkedPage;
}

/** How a step is taken. */
export interface PageStep {
  readonly signal?: AbortSignal | undefined;
  /** Asked once the answer is there. The step fails where it is not wanted any more, so that the walk does not pass by its items. */
  readonly isWanted?: () => boolean;
}

/** What a walk is made with. */
export interface PageWalkOptions {
  readonly client: NotificationClient;
  readonly typeStatus: readonly TypeStatus[];
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Rows asked for at once. Default 50. */
  readonly size?: number;
}

/** What the first page of a list is asked for by. */
export function firstPageRequest(list: NotificationList): FilterRequest {
  return { pageSize, typeStatus: listRules[list].typeStatus, toDate: null };
}

/**
 * Starts a walk. Pages are cut by `toDate`, which is inclusive, so that what arrives or changes in the meantime shifts nothing.
 * Where a whole page is of one moment it is asked for again with twice the size.
 */
export function createPageWalk({ client, typeStatus, parse, size = pageSize }: PageWalkOptions): PageWalk {
  let cursor: number | null = null;
  let wanted = size;
  let lastLength = 0;
  let hasPassedBy = false;

  function take({ notifications, totalPages }: NotificationPage): WalkedPage {
    const items = parse(notifications);
    const oldest = oldestTime(items);
    // A walk must end whatever the service says: an empty page has nothing behind it, and one that is all newer than what was
    // asked for shows that the service does not cut by date.
    const isPastLimit = cursor !== null && (oldest === null || oldest > Math.ceil(cursor));
    if (totalPages <= 1 || items.length === 0 || (isPastLimit && hasPassedBy)) return end(items);
    if (oldest !== null && (cursor === null || oldest < cursor)) {
      cursor = oldest;
      wanted = size;
      lastLength = 0;
      hasPassedBy = false;
      return { items, seenDownTo: oldest, hasMore: true };
    }
    if (items.length > lastLength) {
      lastLength = items.length;
      wanted *= 2;
    } else if (cursor !== null) {
      // The service gives no larger page: better to pass by the rest of one moment than to stand still for ever.
      cursor = Math.ceil(cursor) - 1;
      wanted = size;
      lastLength = 0;
      hasPassedBy = true;
    } else {
      // Not one item of a full page tells its time, so there is nothing to go on by.
      return end(items);
    }
    return { items, seenDownTo: cursor ?? Number.POSITIVE_INFINITY, hasMore: true };
  }

  return {
    begin: take,
    async next({ signal, isWanted = () => true } = {}) {
      const toDate = cursor === null ? null : formatServerTimeUp(cursor);
      const page = await client.getFilteredNotifications({ pageSize: wanted, typeStatus, toDate }, signal);
      signal?.throwIfAborted();
      if (!isWanted()) throw new Error('The page came too late: the walk has to ask for it again.');
      return take(page);
    },
  };
}

function end(items: readonly Notification[]): WalkedPage {
  return { items, seenDownTo: Number.NEGATIVE_INFINITY, hasMore: false };
}

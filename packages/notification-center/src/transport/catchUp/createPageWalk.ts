import { listRules, type NotificationList, type TypeStatus } from '../../core/rules/lists.ts';
import type { Notification } from '../../core/notification.ts';
import { formatServerTime } from '../../core/parsing/serverTime.ts';
import { pageRequest, pageSize } from '../http/pageRequest.ts';
import type { FilterRequest, NotificationClient, NotificationPage } from '../NotificationClient.ts';
import { oldestTime } from './orderTimes.ts';
import { parseInSlices, type TakeSlice } from './parseInSlices.ts';

/** One step of a walk. */
export interface WalkedPage {
  readonly items: readonly Notification[];
  /** The walk has seen every item of its types that was last modified at or after this server time. */
  readonly seenDownTo: number;
  readonly hasMore: boolean;
}

/** Reads the service's notifications from the newest to the oldest. A step that fails can be repeated. */
export type PageWalk = ReturnType<typeof createPageWalk>;

/** Options of one step. */
interface PageStep {
  readonly signal?: AbortSignal | undefined;
  /** Called after the response. The step rejects if the page is no longer wanted, so that no page is skipped. */
  readonly isWanted?: () => boolean;
  /** Takes the items as they are read, a long response in slices, while the page is wanted. */
  readonly onItems?: TakeSlice;
}

/** Options of {@link createPageWalk}. */
export interface PageWalkOptions {
  readonly client: NotificationClient;
  readonly typeStatus: readonly TypeStatus[];
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Rows per page. Default 50. */
  readonly size?: number;
}

/** The request for the first page of a list. */
export function firstPageRequest(list: NotificationList): FilterRequest {
  return pageRequest(listRules[list].typeStatus);
}

/**
 * Starts a walk. Pages are cut by `toDate`, which is inclusive, so that items that arrive or change meanwhile shift nothing.
 * If a whole page has one timestamp, it is requested again with twice the size.
 */
export function createPageWalk({ client, typeStatus, parse, size = pageSize }: PageWalkOptions) {
  let cursor: number | null = null;
  let wanted = size;
  let lastLength = 0;
  let hasPassedBy = false;

  function take(items: readonly Notification[], totalPages: number): WalkedPage {
    const oldest = oldestTime(items);
    // A walk must end whatever the service sends: an empty page is the last one, and a page that is newer than requested shows
    // that the service does not cut by date.
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
      // The service sends no larger page: skip the rest of this timestamp rather than loop for ever.
      cursor = Math.ceil(cursor) - 1;
      wanted = size;
      lastLength = 0;
      hasPassedBy = true;
    } else {
      // No item of a full page has a time, so there is no cursor to continue from.
      return end(items);
    }
    return { items, seenDownTo: cursor ?? Number.POSITIVE_INFINITY, hasMore: true };
  }

  return {
    /** Uses a response to {@link firstPageRequest} that the app already has as the first step. */
    begin: ({ notifications, totalPages }: NotificationPage) => take(parse(notifications), totalPages),
    next: async ({ signal, isWanted = () => true, onItems }: PageStep = {}) => {
      // An inclusive limit is rounded towards the future.
      const toDate = cursor === null ? null : formatServerTime(Math.ceil(cursor));
      const answer = await client.getFilteredNotifications(pageRequest(typeStatus, toDate, wanted), signal);
      const items = await parseInSlices(answer.notifications, parse, (slice, isBeginning) => {
        if (isWanted()) onItems?.(slice, isBeginning);
      });
      signal?.throwIfAborted();
      if (!isWanted()) throw new Error('The program has changed. The page is requested again.');
      return take(items, answer.totalPages);
    },
  };
}

function end(items: readonly Notification[]): WalkedPage {
  return { items, seenDownTo: Number.NEGATIVE_INFINITY, hasMore: false };
}

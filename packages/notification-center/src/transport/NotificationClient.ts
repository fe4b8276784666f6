import type { TypeStatus } from '../core/rules/lists.ts';

/** What a page is asked by. */
export interface FilterRequest {
  readonly pageSize: number;
  /** Empty means every type. */
  readonly typeStatus: readonly TypeStatus[];
  /** ISO 8601; only items last modified at or before it. Null means no such limit. */
  readonly toDate: string | null;
}

/** One page, newest first by lastModifiedDate. */
export interface NotificationPage {
  /** As they came: each is parsed on its own, so that a bad one costs nothing but itself. */
  readonly notifications: readonly unknown[];
  /** How many pages of the asked size there are; more remain while it is above 1. */
  readonly totalPages: number;
}

/**
 * The notification service, as far as the notification center needs it. Every operation rejects when it fails, and ends where its
 * signal is aborted, as `stop` does.
 */
export interface NotificationClient {
  readonly getFilteredNotifications: (request: FilterRequest, signal?: AbortSignal) => Promise<NotificationPage>;
  /** The most items that `getSince` answers with: an answer of that length or more is taken for cut. Default 50. */
  readonly sinceLimit?: number;
  /** Everything last modified at or after `dateTime` (ISO 8601), as it came. */
  readonly getSince: (dateTime: string, signal?: AbortSignal) => Promise<readonly unknown[]>;
  readonly getUnreadCount: (signal?: AbortSignal) => Promise<number>;
  /** Resolves with the updated notification as it came, or undefined where the service sends none. */
  readonly markAsRead: (id: string, signal?: AbortSignal) => Promise<unknown>;
  /** Resolves with the updated notification as it came, or undefined where the service sends none. */
  readonly markAsUnread: (id: string, signal?: AbortSignal) => Promise<unknown>;
  readonly markAllAsRead: (ids: readonly string[], signal?: AbortSignal) => Promise<void>;
}

import type { TypeStatus } from '../core/rules/lists.ts';

/** The request for one page. */
export interface FilterRequest {
  readonly pageSize: number;
  /** Empty means every type. */
  readonly typeStatus: readonly TypeStatus[];
  /** ISO 8601; only items last modified at or before it. Null means no such limit. */
  readonly toDate: string | null;
}

/** One page, newest first by lastModifiedDate. */
export interface NotificationPage {
  /** The items as the service sent them. Each is parsed on its own, so that a bad one affects no other. */
  readonly notifications: readonly unknown[];
  /** How many pages of the requested size there are; older items remain while it is above 1. */
  readonly totalPages: number;
}

/**
 * The notification service, as far as the notification center needs it. Every operation rejects when it fails, and when its
 * signal is aborted.
 */
export interface NotificationClient {
  readonly getFilteredNotifications: (request: FilterRequest, signal?: AbortSignal) => Promise<NotificationPage>;
  /** The most items that `getSince` returns: a response of that length is assumed to be cut off. Default 50. */
  readonly sinceLimit?: number;
  /** Everything last modified at or after `dateTime` (ISO 8601), as the service sent it. */
  readonly getSince: (dateTime: string, signal?: AbortSignal) => Promise<readonly unknown[]>;
  /**
   * The number of unread items that count.
   * @param counted what the person counts, by type (`export`) or by type and program (`export/NWX`), which holds there before it. A type that is not
   * named counts. Everything counts unless given. `other` is every type that the center does not name.
   */
  readonly getUnreadCount: (signal?: AbortSignal, counted?: Readonly<Record<string, boolean>>) => Promise<number>;
  /** Resolves with the updated notification as the service sent it, or undefined if it sends none. */
  readonly markAsRead: (id: string, signal?: AbortSignal) => Promise<unknown>;
  /** Resolves with the updated notification as the service sent it, or undefined if it sends none. */
  readonly markAsUnread: (id: string, signal?: AbortSignal) => Promise<unknown>;
  /**
   * Stores that the person has read an item that must be read. Resolves with the updated notification as the service sent it. Without it, no row
   * offers to confirm.
   */
  readonly giveReceipt?: (id: string, signal?: AbortSignal) => Promise<unknown>;
  readonly markAllAsRead: (ids: readonly string[], signal?: AbortSignal) => Promise<void>;
}

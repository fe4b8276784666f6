import * as v from 'valibot';
import type { NotificationClient } from '../NotificationClient.ts';
import type { RequestFunction } from '../RequestFunction.ts';
import { readAnswer } from './readAnswer.ts';

/** Options of {@link createHttpNotificationClient}. */
export interface HttpNotificationClientOptions {
  /** Calls the notification service. */
  readonly request: RequestFunction;
  readonly userId: string;
  /** The most items that the service returns for a request for changes. Default 50. */
  readonly sinceLimit?: number;
}

const listSchema = v.array(v.unknown());

const pageSchema = v.object({
  notifications: listSchema,
  totalPages: v.fallback(v.pipe(v.number(), v.finite()), 1),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The notification service over HTTP. It validates the shape of each response; the center validates the items one by one. */
export function createHttpNotificationClient({
  request,
  userId,
  sinceLimit = 50,
}: HttpNotificationClientOptions): NotificationClient {
  const setRead = (id: string, read: boolean, signal: AbortSignal | undefined) =>
    request({
      method: 'PATCH',
      path: `/api/notifications/${encodeURIComponent(id)}`,
      body: [{ op: 'replace', path: '/read', value: read }],
      contentType: 'application/json-patch+json',
      ...(signal && { signal }),
    });

  return {
    sinceLimit,
    async getFilteredNotifications(filter, signal) {
      const path = '/api/Notifications/GetFilteredNotifications';
      const answer = await request({ method: 'POST', path, body: filter, ...(signal && { signal }) });
      return readAnswer(pageSchema, answer, 'a page of notifications');
    },
    async getSince(dateTime, signal) {
      const query = { userId, dateTime };
      const answer = await request({ method: 'GET', path: '/api/notifications', query, ...(signal && { signal }) });
      return readAnswer(listSchema, answer, 'a list of notifications');
    },
    async getUnreadCount(signal) {
      const path = '/api/Notifications/GetUnreadNotificationsCount';
      const answer = await request({ method: 'POST', path, body: {}, ...(signal && { signal }) });
      return readAnswer(countSchema, answer, 'the number of unread notifications');
    },
    markAsRead: (id, signal) => setRead(id, true, signal),
    markAsUnread: (id, signal) => setRead(id, false, signal),
    async markAllAsRead(ids, signal) {
      const path = '/api/Notifications/MarkAsReadBulk';
      await request({ method: 'PUT', path, body: ids, ...(signal && { signal }) });
    },
  };
}
